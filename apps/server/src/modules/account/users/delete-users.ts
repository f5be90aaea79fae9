import type { BulkResult } from '@tuyuan/contract/bulk.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { deleteMiscPicture } from '../../site/index.ts';
import { accountDeleting, anonymiseUsers } from '../identity/index.ts';
import { changeUsers } from './change-users.ts';
import type { UserManagementDeps } from './user-management-deps.ts';

type DeletionDeps = Pick<UserManagementDeps, 'events' | 'storage'>;

/** Ends accounts for good; their rows stay without a person behind them, since works and orders name them. */
export async function deleteUsers(
  context: SignedInContext,
  ids: readonly number[],
  { events, storage }: DeletionDeps,
): Promise<BulkResult> {
  let pictures: string[] = [];
  const rules = { sparesSelf: true, sparesLastAdmin: true };
  const result = await changeUsers(context, ids, rules, async (transaction, allowed) => {
    for (const userId of allowed)
      await events.publish({ transaction, schema: context.tenant.schema }, accountDeleting, { userId });
    pictures = await anonymiseUsers(transaction, allowed);
    return allowed;
  });
  for (const key of pictures) await deleteMiscPicture(storage, context.tenant.schema, key);
  return result;
}
