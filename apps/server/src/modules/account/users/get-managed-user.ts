import type { ManagedUser } from '@tuyuan/contract/account/user-management.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Unencoded } from '../../../platform/http/encode-times.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { findManagedUser } from './managed-user.repository.ts';
import { presentUsers } from './present-users.ts';

/** Returns one user as this caller may see them. Throws `User.NotFound`. */
export async function getManagedUser(context: SignedInContext, id: number): Promise<Unencoded<ManagedUser>> {
  const found = await findManagedUser(context.db, id);
  const [user] = found ? await presentUsers(context, [found]) : [];
  if (!user) throw new AppError('User.NotFound');
  return user;
}
