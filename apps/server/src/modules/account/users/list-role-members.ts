import type { getRoleMembers } from '@tuyuan/contract/account/role-management.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import type { AnswerTo } from '../../../platform/http/encode-times.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { listManagedUsers } from './list-managed-users.ts';
import { oneRole } from './one-role.ts';

/** Throws `Role.NotFound`. */
export async function listRoleMembers(
  context: SignedInContext,
  { id, ...page }: InputOf<typeof getRoleMembers>,
  timeZone: string,
): Promise<AnswerTo<typeof getRoleMembers>> {
  await oneRole(context.db, id);
  return listManagedUsers(
    context,
    { ...page, roleIds: [id], unitIds: [], labelIds: [], states: [], sorting: 'nickName ASC' },
    timeZone,
  );
}
