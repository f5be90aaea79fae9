import type { BulkResult } from '@tuyuan/contract/bulk.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { changeUsers } from './change-users.ts';
import { setActive } from './user-change.repository.ts';

/** Deactivates users and ends their sessions immediately; the caller and the last administrator are spared. */
export function deactivateUsers(context: SignedInContext, ids: readonly number[]): Promise<BulkResult> {
  return changeUsers(context, ids, { sparesSelf: true, sparesLastAdmin: true }, (transaction, allowed) =>
    setActive(transaction, allowed, false),
  );
}
