import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { idField, textField, wireTime } from '../fields.ts';
import { pageFields, pageOf, sortingField } from '../paging.ts';

export const maxSynonyms = 20;

const synonymFields = {
  /** Any of them finds what the others find. */
  words: z.array(textField(20, 1)).min(2, '至少要有两个词').max(maxSynonyms),
  note: textField(100).default(''),
};

export const SearchSynonym = z.object({
  id: idField,
  words: z.array(z.string()),
  note: z.string(),
  updatedAt: wireTime,
});
export type SearchSynonym = z.infer<typeof SearchSynonym>;

export const getSearchSynonyms = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/searchSynonym/GetSearchSynonyms',
  access: 'permission:Pages.SearchSynonyms',
  summary: 'Groups of words that search treats as one.',
  input: z.object({
    ...pageFields,
    keyword: textField(20).default(''),
    sorting: sortingField(['updatedAt'], 'updatedAt DESC'),
  }),
  output: pageOf(SearchSynonym),
  errors: [],
});

export const createSearchSynonym = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/searchSynonym/CreateSearchSynonym',
  access: 'permission:Pages.SearchSynonyms.Edit',
  summary: 'Adds a group of words; searches use it at once.',
  input: z.object(synonymFields),
  output: SearchSynonym,
  errors: ['SearchSynonym.OneWord'],
  idempotent: true,
});

export const updateSearchSynonym = defineEndpoint({
  method: 'PUT',
  path: '/api/services/app/searchSynonym/UpdateSearchSynonym',
  access: 'permission:Pages.SearchSynonyms.Edit',
  summary: 'Changes a group of words.',
  input: z.object({ id: idField, ...synonymFields }),
  output: SearchSynonym,
  errors: ['SearchSynonym.NotFound', 'SearchSynonym.OneWord'],
});

export const deleteSearchSynonym = defineEndpoint({
  method: 'DELETE',
  path: '/api/services/app/searchSynonym/DeleteSearchSynonym',
  access: 'permission:Pages.SearchSynonyms.Edit',
  summary: 'Deletes a group of words.',
  input: z.object({ id: idField }),
  output: z.object({}),
  errors: ['SearchSynonym.NotFound'],
});
