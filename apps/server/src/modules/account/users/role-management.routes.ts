import * as roleManagement from '@tuyuan/contract/account/role-management.ts';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { addRoleMembers } from './add-role-members.ts';
import { copyRole } from './copy-role.ts';
import { createRole } from './create-role.ts';
import { deleteRole } from './delete-role.ts';
import { getRoles } from './get-roles.ts';
import { listRoleMembers } from './list-role-members.ts';
import { removeRoleMembers } from './remove-role-members.ts';
import { updateRole } from './update-role.ts';
import type { UserManagementDeps } from './user-management-deps.ts';

export function roleManagementRoutes(app: FastifyInstance, deps: UserManagementDeps): void {
  bindEndpoint(app, roleManagement.getRoles, (context) => getRoles(context));
  bindEndpoint(app, roleManagement.createRole, (context, input) => createRole(context, input));
  bindEndpoint(app, roleManagement.copyRole, (context, input) => copyRole(context, input));
  bindEndpoint(app, roleManagement.updateRole, (context, input) => updateRole(context, input));
  bindEndpoint(app, roleManagement.deleteRole, (context, input) => deleteRole(context, input));
  bindEndpoint(app, roleManagement.getRoleMembers, (context, query) => listRoleMembers(context, query, deps.timeZone));
  bindEndpoint(app, roleManagement.addRoleMembers, (context, input) => addRoleMembers(context, input, deps));
  bindEndpoint(app, roleManagement.removeRoleMembers, (context, input) => removeRoleMembers(context, input, deps));
}
