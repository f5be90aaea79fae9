import { z } from 'zod';
import { bulkInput, bulkResult } from '../bulk.ts';
import { defineEndpoint } from '../endpoint.ts';
import { count, flagField, idField, textField } from '../fields.ts';
import { pageFields, pageOf } from '../paging.ts';
import { permissionNames } from '../permissions.ts';
import { ManagedUser } from './user-management.ts';

export const ManagedRole = z.object({
  id: idField,
  name: z.string(),
  displayName: z.string(),
  /** The administrator role: always has every permission and never changes. */
  isStatic: z.boolean(),
  memberCount: count,
  permissions: z.array(z.string()),
  /** False for a role with more permissions than the caller has. */
  isChangeable: z.boolean(),
});
export type ManagedRole = z.infer<typeof ManagedRole>;

const nameField = textField(32, 2).regex(/^[A-Za-z][\w-]*$/, '以字母开头，只用字母、数字、_ 和 -');
/** Made up where it is left out: `role-7`. */
const newNameField = nameField.optional();
const displayNameField = textField(20, 1);
const permissionList = z.array(z.enum(permissionNames, '没有这项权限')).max(500, '权限过多');

export const getRoles = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/role/GetRoles',
  access: 'permission:Pages.Roles',
  summary: 'Every role with its permissions and number of members.',
  input: z.object({}),
  output: z.object({ items: z.array(ManagedRole) }),
  errors: [],
});

export const createRole = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/role/CreateRole',
  access: 'permission:Pages.Roles.Create',
  summary: 'Makes a role; with a permission comes what is above it.',
  input: z.object({ name: newNameField, displayName: displayNameField, permissions: permissionList.default([]) }),
  output: ManagedRole,
  errors: ['Role.NameTaken', 'Permission.NotHeld'],
  idempotent: true,
});

export const copyRole = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/role/CopyRole',
  access: 'permission:Pages.Roles.Create',
  summary: 'Makes a role that holds what another one holds, without members.',
  input: z.object({ id: idField, name: newNameField, displayName: displayNameField }),
  output: ManagedRole,
  errors: ['Role.NotFound', 'Role.NameTaken', 'Role.HoldsMore'],
  idempotent: true,
});

export const updateRole = defineEndpoint({
  method: 'PUT',
  path: '/api/services/app/role/UpdateRole',
  access: 'permission:Pages.Roles.Edit',
  summary:
    'Renames a role, grants what is above each granted one with it, takes what is below each revoked one with it.',
  input: z.object({
    id: idField,
    displayName: displayNameField.optional(),
    grant: permissionList.default([]),
    revoke: permissionList.default([]),
  }),
  output: ManagedRole,
  errors: ['Role.NotFound', 'Role.IsStatic', 'Role.HoldsMore', 'Permission.NotHeld'],
});

export const deleteRole = defineEndpoint({
  method: 'DELETE',
  path: '/api/services/app/role/DeleteRole',
  access: 'permission:Pages.Roles.Delete',
  summary: 'Deletes a role; one with members only when that is confirmed, and they lose it.',
  input: z.object({ id: idField, isConfirmed: flagField.default(false) }),
  output: z.object({}),
  errors: ['Role.NotFound', 'Role.IsStatic', 'Role.IsAssigned', 'Role.HoldsMore', 'Role.InUse'],
});

export const getRoleMembers = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/role/GetMembers',
  access: 'permission:Pages.Roles',
  summary: 'The users that have a role.',
  input: z.object({ ...pageFields, id: idField, keyword: textField(100).default('') }),
  output: pageOf(ManagedUser),
  errors: ['Role.NotFound'],
});

export const addRoleMembers = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/role/AddMembers',
  access: 'permission:Pages.Users.Edit',
  summary: 'Gives many users a role.',
  input: bulkInput.extend({ roleId: idField }),
  output: bulkResult,
  errors: ['Role.NotFound', 'Role.HoldsMore'],
});

export const removeRoleMembers = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/role/RemoveMembers',
  access: 'permission:Pages.Users.Edit',
  summary: 'Takes a role from many users.',
  input: bulkInput.extend({ roleId: idField }),
  output: bulkResult,
  errors: ['Role.NotFound', 'Role.HoldsMore'],
});
