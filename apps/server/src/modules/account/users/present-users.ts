import type { ManagedUser } from '@tuyuan/contract/account/user-management.ts';
import { maskEmail, maskPhone } from '@tuyuan/format/mask-personal.ts';
import type { Unencoded } from '../../../platform/http/encode-times.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { findHoldings } from '../identity/index.ts';
import { readAuthority } from './authority.ts';
import type { ManagedUserRow } from './managed-user.repository.ts';
import { seesPersonalData } from './user.policy.ts';

/** Returns the users as this caller may see them: phones and e-mails masked or not, and who may be changed. */
export async function presentUsers(
  context: SignedInContext,
  users: readonly ManagedUserRow[],
): Promise<Unencoded<ManagedUser>[]> {
  const authority = await readAuthority(context.db, context);
  const holdings = await findHoldings(
    context.db,
    users.map(({ id }) => id),
  );
  const isMasked = !seesPersonalData(context.actor);
  return users.map((user) => ({
    ...user,
    ...(isMasked && { phone: maskPhone(user.phone), email: maskEmail(user.email) }),
    isChangeable: authority.holdsAll(holdings.get(user.id) ?? []),
  }));
}
