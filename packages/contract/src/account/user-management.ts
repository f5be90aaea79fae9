import { z } from 'zod';
import { bulkInput, bulkResult } from '../bulk.ts';
import { defineEndpoint } from '../endpoint.ts';
import { ExportLink, exportFields } from '../export.ts';
import { count, flagField, idField, listField, textField, wireDate, wireTime } from '../fields.ts';
import { NamedReference } from '../library/image.ts';
import { pageFields, pageOf, sortingField } from '../paging.ts';
import { permissionNames } from '../permissions.ts';
import { userNameField } from './registration.ts';

export const userStates = ['active', 'locked', 'inactive'] as const;
export type UserState = (typeof userStates)[number];

export const RoleReference = z.object({ id: idField, name: z.string(), displayName: z.string() });
export type RoleReference = z.infer<typeof RoleReference>;

export const ManagedUser = z.object({
  id: idField,
  userName: z.string(),
  nickName: z.string(),
  /** Path of the picture, or "" for none. */
  avatar: z.string(),
  /** Masked unless the caller may see personal data; "" for none. */
  phone: z.string(),
  email: z.string(),
  roles: z.array(RoleReference),
  units: z.array(NamedReference),
  /** Labels of the back office. */
  labels: z.array(NamedReference),
  state: z.enum(userStates),
  createdAt: wireTime,
  lastLogInAt: wireTime.nullable(),
  /** False for a user with more permissions than the caller: every change is rejected. */
  isChangeable: z.boolean(),
});
export type ManagedUser = z.infer<typeof ManagedUser>;

const optionalPhone = textField(11).regex(/^(1[3-9]\d{9})?$/, '请填写 11 位手机号');
const emailField = z.union([z.literal(''), z.email('邮箱不正确').max(100, '邮箱过长')], '邮箱不正确');
const roleIds = listField(idField, 50);

/** Filters and order of the user list. */
const userListFields = {
  keyword: textField(100).default(''),
  roleIds,
  /** With the units below them. */
  unitIds: listField(idField, 50),
  labelIds: listField(idField, 50),
  states: listField(z.enum(userStates), 3),
  createdFrom: wireDate.optional(),
  createdTo: wireDate.optional(),
  sorting: sortingField(['createdAt', 'userName', 'nickName'], 'createdAt DESC'),
};

export const getManagedUsers = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/user/GetUsers',
  access: 'permission:Pages.Users',
  summary: 'All users, narrowed by name, phone or e-mail, role, state and day of registration.',
  input: z.object({ ...pageFields, ...userListFields }),
  output: pageOf(ManagedUser),
  errors: [],
});

export const exportUsers = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/user/ExportUsers',
  access: 'permission:Pages.Users.Export',
  summary:
    'Answers a link for one download of the filtered list, within five minutes; phones and e-mails masked as in the list.',
  input: z.object({ ...userListFields, ...exportFields }),
  output: ExportLink,
  errors: [],
});

export const getManagedUser = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/user/GetUser',
  access: 'permission:Pages.Users',
  summary: 'One user.',
  input: z.object({ id: idField }),
  output: ManagedUser,
  errors: ['User.NotFound'],
});

export const createUser = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/user/CreateUser',
  access: 'permission:Pages.Users.Create',
  summary: 'Makes a user with a temporary password, which is answered this once and must be changed when logging in.',
  input: z.object({
    userName: userNameField,
    nickName: textField(30, 1),
    phone: optionalPhone.default(''),
    email: emailField.default(''),
    roleIds,
  }),
  output: z.object({ user: ManagedUser, temporaryPassword: z.string() }),
  errors: ['Text.Blocked', 'User.NameTaken', 'User.PhoneTaken', 'User.EmailTaken', 'Role.NotFound', 'Role.HoldsMore'],
});

export const updateUser = defineEndpoint({
  method: 'PUT',
  path: '/api/services/app/user/UpdateUser',
  access: 'permission:Pages.Users.Edit',
  summary: 'Changes a user’s name, phone, e-mail and roles; what is left out stays.',
  input: z.object({
    id: idField,
    nickName: textField(30, 1).optional(),
    phone: optionalPhone.optional(),
    email: emailField.optional(),
    roleIds: z.array(idField).max(50, '最多 50 项').optional(),
  }),
  output: ManagedUser,
  errors: [
    'Text.Blocked',
    'User.NotFound',
    'User.HoldsMore',
    'User.IsSelf',
    'User.PhoneTaken',
    'User.EmailTaken',
    'User.LastAdministrator',
    'Role.NotFound',
    'Role.HoldsMore',
  ],
});

export const deleteUsers = defineEndpoint({
  method: 'DELETE',
  path: '/api/services/app/user/DeleteUsers',
  access: 'permission:Pages.Users.Delete',
  summary: 'Ends accounts for good: name, phone and e-mail are wiped, works and orders stay under “已注销用户”.',
  input: bulkInput,
  output: bulkResult,
  errors: [],
});

export const activateUsers = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/user/ActivateUsers',
  access: 'permission:Pages.Users.Edit',
  summary: 'Lets deactivated users log in again.',
  input: bulkInput,
  output: bulkResult,
  errors: [],
});

export const deactivateUsers = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/user/DeactivateUsers',
  access: 'permission:Pages.Users.Edit',
  summary: 'Keeps users out and ends their sessions.',
  input: bulkInput,
  output: bulkResult,
  errors: [],
});

export const resetUserPassword = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/user/ResetPassword',
  access: 'permission:Pages.Users.Edit',
  summary: 'Gives a user a temporary password, answered this once, and ends the user’s sessions.',
  input: z.object({ id: idField }),
  output: z.object({ temporaryPassword: z.string() }),
  errors: ['User.NotFound', 'User.HoldsMore', 'User.IsSelf'],
});

export const permissionSettings = ['inherited', 'granted', 'prohibited'] as const;
export type PermissionSetting = (typeof permissionSettings)[number];

export const UserPermissions = z.object({
  roles: z.array(RoleReference.extend({ permissions: z.array(z.string()) })),
  granted: z.array(z.string()),
  prohibited: z.array(z.string()),
  /** Resulting permissions. */
  effective: z.array(z.string()),
  sessionCount: count,
});
export type UserPermissions = z.infer<typeof UserPermissions>;

export const getUserPermissions = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/user/GetUserPermissions',
  access: 'permission:Pages.Users.Permissions',
  summary: 'What a user may do, and where that comes from: roles, own grants, own prohibitions.',
  input: z.object({ id: idField }),
  output: UserPermissions,
  errors: ['User.NotFound'],
});

export const updateUserPermissions = defineEndpoint({
  method: 'PUT',
  path: '/api/services/app/user/UpdateUserPermissions',
  access: 'permission:Pages.Users.Permissions',
  summary: 'Sets single permissions of a user; those not named stay as they are.',
  input: z.object({
    id: idField,
    changes: z
      .array(
        z.object({
          name: z.enum(permissionNames, '没有这项权限'),
          setting: z.enum(permissionSettings, '请选择继承、授予或禁止'),
        }),
      )
      .min(1, '没有改动')
      .max(500, '改动过多'),
  }),
  output: UserPermissions,
  errors: ['User.NotFound', 'User.HoldsMore', 'User.IsSelf', 'User.LastAdministrator', 'Permission.NotHeld'],
});

export const getAssignableRoles = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/user/GetAssignableRoles',
  access: 'permission:Pages.Users',
  summary: 'Every role, and whether the caller may give it to somebody.',
  input: z.object({}),
  output: z.object({ items: z.array(RoleReference.extend({ isAssignable: flagField })) }),
  errors: [],
});
