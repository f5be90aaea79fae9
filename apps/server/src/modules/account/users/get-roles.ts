import type { getRoles as getRolesEndpoint } from '@tuyuan/contract/account/role-management.ts';
import type { OutputOf } from '@tuyuan/contract/endpoint.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { readAuthority } from './authority.ts';
import { findRoles } from './managed-role.repository.ts';
import { presentRole } from './present-role.ts';

export async function getRoles(context: SignedInContext): Promise<OutputOf<typeof getRolesEndpoint>> {
  const authority = await readAuthority(context.db, context);
  return { items: (await findRoles(context.db)).map((row) => presentRole(row, authority)) };
}
