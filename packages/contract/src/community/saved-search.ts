import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { flagField, idField, shownNameField, textField } from '../fields.ts';
import { maxSavedSearchName } from './saved-search-words.ts';

const name = shownNameField(maxSavedSearchName);

export const SavedSearch = z.object({
  id: idField,
  name: z.string(),
  /** The query of the search page’s address: `keyword=雪山&orientations=landscape`. */
  query: z.string(),
  /** Whether the caller is told of new matches, once a day. */
  isTold: z.boolean(),
});
export type SavedSearch = z.infer<typeof SavedSearch>;

export const getSavedSearches = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/savedSearch/GetSearches',
  access: 'user',
  summary: 'The caller’s saved searches, the last saved first.',
  input: z.object({}),
  output: z.object({ items: z.array(SavedSearch) }),
  errors: [],
});

export const createSavedSearch = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/savedSearch/CreateSearch',
  access: 'user',
  summary: 'Keeps a search of images; what the search page doesn’t know is left out of its query.',
  input: z.object({ name, query: textField(2000, 1) }),
  output: SavedSearch,
  errors: ['SavedSearch.Empty', 'SavedSearch.NameTaken', 'SavedSearch.Saved', 'SavedSearch.TooMany', 'Text.Blocked'],
});

export const updateSavedSearch = defineEndpoint({
  method: 'PUT',
  path: '/api/services/app/savedSearch/UpdateSearch',
  access: 'user',
  summary: 'Renames a saved search, and says whether new matches are told of: from now on.',
  input: z.object({ id: idField, name, isTold: flagField }),
  output: SavedSearch,
  errors: ['SavedSearch.NotFound', 'SavedSearch.NameTaken', 'Text.Blocked'],
});

export const deleteSavedSearch = defineEndpoint({
  method: 'DELETE',
  path: '/api/services/app/savedSearch/DeleteSearch',
  access: 'user',
  summary: 'Deletes a saved search.',
  input: z.object({ id: idField }),
  output: z.object({}),
  errors: ['SavedSearch.NotFound'],
});
