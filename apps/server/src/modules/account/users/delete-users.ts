import type { BulkResult } from '@tuyuan/contract/bulk.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { deleteMiscPicture } from '../../site/index.ts';
import { anonymiseUsers } from '../identity/index.ts';
import { changeUsers } from './change-users.ts';
import type { UserManagementDeps } from './user-management-deps.ts';

type DeletionDeps = Pick<UserManagementDeps, 'followAuthorInSearch' | 'leaveConferences' | 'storage'>;

/** Ends accounts for good; their rows stay without a person behind them, since works and orders name them. */
export async function deleteUsers(
  context: SignedInContext,
  ids: readonly number[],
  { followAuthorInSearch, leaveConferences, storage }: DeletionDeps,
): Promise<BulkResult> {
  let pictures: string[] = [];
  const rules = { sparesSelf: true, sparesLastAdmin: true };
  const result = await changeUsers(context, ids, rules, async (transaction, allowed) => {
    for (const id of allowed) await leaveConferences(transaction, context.tenant, id);
    pictures = await anonymiseUsers(transaction, allowed);
    for (const id of allowed) await followAuthorInSearch(transaction, context.tenant, id);
    return allowed;
  });
  for (const key of pictures) await deleteMiscPicture(storage, context.tenant.schema, key);
  return result;
}
