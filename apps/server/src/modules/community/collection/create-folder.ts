import type { createFolder as createFolderCall } from '@tuyuan/contract/community/user-collection.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { Acting } from '../../../platform/http/request-context.ts';
import { screenFields } from '../../site/index.ts';
import { hasPlace, insertFolder, lockFolders } from './folder.repository.ts';

/** Returns the new folder's id. Throws `Collection.NameTaken`, `Collection.TooMany`, `Text.Blocked`. */
export function createFolder(
  { db, actor }: Acting,
  { name, description }: InputOf<typeof createFolderCall>,
): Promise<number> {
  return inTransaction(db, async (transaction) => {
    const words = await screenFields(transaction, { name, description });
    await lockFolders(transaction, actor.id);
    if (!(await hasPlace(transaction, actor.id))) throw new AppError('Collection.TooMany');
    return insertFolder(transaction, actor.id, words);
  });
}
