import type { BulkResult } from '@tuyuan/contract/bulk.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { changeUsers } from './change-users.ts';
import { setActive } from './user-change.repository.ts';

export function activateUsers(context: SignedInContext, ids: readonly number[]): Promise<BulkResult> {
  return changeUsers(context, ids, { sparesSelf: false, sparesLastAdmin: false }, (transaction, allowed) =>
    setActive(transaction, allowed, true),
  );
}
