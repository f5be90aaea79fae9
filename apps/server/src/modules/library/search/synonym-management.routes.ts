import * as synonyms from '@tuyuan/contract/library/search-synonym.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { normalizeText } from '../../../platform/text/normalize-text.ts';
import { deleteSynonymRow, findSynonyms, insertSynonyms, updateSynonymRow } from './synonym.repository.ts';
import { tenantSynonyms } from './tenant-synonyms.ts';

/** Writes words as queries are read, so that they are found however they are typed. Throws `SearchSynonym.OneWord`. */
function normalized<Fields extends { words: readonly string[] }>(fields: Fields): Fields {
  const words = [...new Set(fields.words.map((word) => normalizeText(word).trim()))].filter((word) => word !== '');
  if (words.length < 2) {
    const { message } = new AppError('SearchSynonym.OneWord');
    throw new AppError('SearchSynonym.OneWord', { validationErrors: [{ message, members: ['words'] }] });
  }
  return { ...fields, words };
}

/** Binds searchSynonym. Synonyms are added to queries, not to the index: a change works at once. */
export function synonymManagementRoutes(app: FastifyInstance): void {
  bindEndpoint(app, synonyms.getSearchSynonyms, ({ db }, query) => findSynonyms(db, query));
  bindEndpoint(app, synonyms.createSearchSynonym, async ({ db }, input) => {
    const created = await insertSynonyms(db, normalized(input));
    tenantSynonyms.forget(db);
    return created;
  });
  bindEndpoint(app, synonyms.updateSearchSynonym, async ({ db }, input) => {
    const updated = await updateSynonymRow(db, input.id, normalized(input));
    tenantSynonyms.forget(db);
    return updated;
  });
  bindEndpoint(app, synonyms.deleteSearchSynonym, async ({ db }, { id }) => {
    await deleteSynonymRow(db, id);
    tenantSynonyms.forget(db);
    return {};
  });
}
