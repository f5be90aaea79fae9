import type {
  createSavedSearch as createSavedSearchCall,
  SavedSearch,
} from '@tuyuan/contract/community/saved-search.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { screenFields } from '../../site/index.ts';
import { readQuery } from './read-query.ts';
import { insertSearch, lockSearches } from './saved-search.repository.ts';

/** Throws `SavedSearch.Empty`, `SavedSearch.NameTaken`, `SavedSearch.Saved`, `SavedSearch.TooMany`, `Text.Blocked`. */
export function createSavedSearch(
  { db, actor }: SignedInContext,
  { name, query }: InputOf<typeof createSavedSearchCall>,
): Promise<SavedSearch> {
  const read = readQuery(query);
  if (!read || read.query === '') throw new AppError('SavedSearch.Empty');
  return inTransaction(db, async (transaction) => {
    const words = await screenFields(transaction, { name });
    await lockSearches(transaction, actor.id);
    return insertSearch(transaction, actor.id, { ...words, query: read.query });
  });
}
