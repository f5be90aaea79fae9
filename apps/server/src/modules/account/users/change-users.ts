import type { BulkResult } from '@tuyuan/contract/bulk.ts';
import { type ErrorCode, errorCatalogue } from '@tuyuan/errors/catalogue.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { findActiveAdmins, findHoldings, governUsers } from '../identity/index.ts';
import { readAuthority } from './authority.ts';

interface Rules {
  /** Rejects the caller's own id. */
  sparesSelf: boolean;
  /** Refuses the last active administrator among the users. */
  sparesLastAdmin: boolean;
}

/**
 * Applies one change to many users and reports each outcome: users who are gone, hold more than the caller or are
 * protected by the rules fail individually. `change` returns the users it changed; the others were in another state.
 */
export function changeUsers(
  context: SignedInContext,
  ids: readonly number[],
  { sparesSelf, sparesLastAdmin }: Rules,
  change: (transaction: Database, ids: readonly number[]) => Promise<readonly number[]>,
): Promise<BulkResult> {
  const wanted = [...new Set(ids)];
  return governUsers(context.db, async (transaction) => {
    const authority = await readAuthority(transaction, context);
    const holdings = await findHoldings(transaction, wanted);
    const lastAdmin = sparesLastAdmin ? lastOf(await findActiveAdmins(transaction), wanted) : undefined;
    const refusals = new Map<number, ErrorCode>();
    for (const id of wanted) {
      const held = holdings.get(id);
      if (!held) refusals.set(id, 'User.NotFound');
      else if (sparesSelf && id === context.actor.id) refusals.set(id, 'User.IsSelf');
      else if (!authority.holdsAll(held)) refusals.set(id, 'User.HoldsMore');
      else if (id === lastAdmin) refusals.set(id, 'User.LastAdministrator');
    }
    const allowed = wanted.filter((id) => !refusals.has(id));
    const changed = new Set(await change(transaction, allowed));
    for (const id of allowed) if (!changed.has(id)) refusals.set(id, 'User.StateMismatch');
    return {
      succeeded: wanted.filter((id) => changed.has(id)),
      failed: [...refusals].map(([id, code]) => ({ id, code, message: errorCatalogue[code].message })),
    };
  });
}

/** Returns the administrator that must stay when all of them are named; undefined if another one remains anyway. */
function lastOf(admins: readonly number[], ids: readonly number[]): number | undefined {
  return admins.every((id) => ids.includes(id)) ? admins[0] : undefined;
}
