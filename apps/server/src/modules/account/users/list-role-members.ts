import type { getRoleMembers } from '@tuyuan/contract/account/role-management.ts';
import type { InputOf, OutputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { listManagedUsers } from './list-managed-users.ts';
import { findRole } from './managed-role.repository.ts';

/** Throws `Role.NotFound`. */
export async function listRoleMembers(
  context: SignedInContext,
  { id, ...page }: InputOf<typeof getRoleMembers>,
  timeZone: string,
): Promise<OutputOf<typeof getRoleMembers>> {
  if ((await findRole(context.db, id)) === null) throw new AppError('Role.NotFound');
  const query = { ...page, roleIds: [id], unitIds: [], states: [], sorting: 'nickName ASC' as const };
  return listManagedUsers(context, { ...query, createdFrom: undefined, createdTo: undefined }, timeZone);
}
