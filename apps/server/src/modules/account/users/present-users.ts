import type { ManagedUser } from '@tuyuan/contract/account/user-management.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { findHoldings } from '../identity/index.ts';
import { readAuthority } from './authority.ts';
import { presentManagedUser } from './managed-user.presenter.ts';
import { findManagedUser, type ManagedUserRow } from './managed-user.repository.ts';

/** Rows as this caller may see them: phones masked or not, and who may be changed. */
export async function presentUsers(
  context: SignedInContext,
  rows: readonly ManagedUserRow[],
  timeZone: string,
): Promise<ManagedUser[]> {
  const { db, actor } = context;
  const authority = await readAuthority(db, context);
  const holdings = await findHoldings(
    db,
    rows.map(({ id }) => id),
  );
  const seesPersonalData = actor.permissions.has('Pages.Users.SensitiveData');
  return rows.map((row) => {
    const isChangeable = authority.holdsAll(holdings.get(row.id) ?? []);
    return presentManagedUser(row, { seesPersonalData, isChangeable, timeZone });
  });
}

/** One user as this caller may see him. Throws `User.NotFound`. */
export async function presentUser(context: SignedInContext, id: number, timeZone: string): Promise<ManagedUser> {
  const row = await findManagedUser(context.db, id);
  const [user] = row ? await presentUsers(context, [row], timeZone) : [];
  if (!user) throw new AppError('User.NotFound');
  return user;
}
