import { AppError } from '@tuyuan/errors/app-error.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { type Confirmation, confirmOwner, deleteSessionsOf, findActiveAdmins, governUsers } from '../identity/index.ts';
import { scheduleDeletion } from './account-deletion.repository.ts';
import type { AccountSafetyDeps } from './account-safety-deps.ts';

/** Has the account deleted after the days of grace and logs its other devices out. Throws what `confirmOwner` does, and `User.LastAdministrator`. */
export async function requestAccountDeletion(
  { rules, graceSeconds, timeZone }: AccountSafetyDeps,
  { db, actor, tokenHash }: SignedInContext,
  confirmation: Confirmation,
): Promise<{ deletionAt: string }> {
  await confirmOwner(db, rules, actor.id, confirmation);
  const at = await governUsers(db, async (transaction) => {
    const admins = await findActiveAdmins(transaction);
    if (admins.length === 1 && admins[0] === actor.id) throw new AppError('User.LastAdministrator');
    await deleteSessionsOf(transaction, actor.id, tokenHash);
    return scheduleDeletion(transaction, actor.id, graceSeconds);
  });
  return { deletionAt: toWireDate(at, timeZone) };
}
