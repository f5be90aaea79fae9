import type { BulkResult } from '@tuyuan/contract/bulk.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { forgetAttempts, throttleKey } from '../identity/index.ts';
import { changeUsers } from './change-users.ts';
import { findLockedUsers } from './user-session.repository.ts';

export function unlockUsers(context: SignedInContext, ids: readonly number[]): Promise<BulkResult> {
  return changeUsers(context, ids, { sparesSelf: false, sparesLastAdmin: false }, async (transaction, allowed) => {
    const locked = await findLockedUsers(transaction, allowed);
    for (const id of locked) await forgetAttempts(transaction, throttleKey(id, ''));
    return locked;
  });
}
