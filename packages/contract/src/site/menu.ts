import { z } from 'zod';
import { MenuNode } from '../account/account.ts';
import { defineEndpoint } from '../endpoint.ts';
import { flagField, idField, textField } from '../fields.ts';
import { permissionNames } from '../permissions.ts';
import { moveNodeInput } from '../tree-management.ts';
import { menuIcons } from './menu-icons.ts';

/** A page of the console (`/images?state=pending`) or an external address; null for a group. */
const pathField = textField(300)
  .refine(
    (path) => path === '' || /^\/(?![/\\])\S*$/.test(path) || (/^https?:\/\/[^\s@]+$/.test(path) && URL.canParse(path)),
    '请填写 / 开头的页面地址，或 http(s):// 开头的网址',
  )
  .transform((path) => (path === '' ? null : path))
  .nullable();

const menuFields = {
  name: textField(12, 1),
  icon: z.enum(['', ...menuIcons], '请从图标里选一个').default(''),
  path: pathField,
  /** Permission required to see the entry; null shows it to everyone in the back office. */
  permission: z.enum(permissionNames, '没有这项权限').nullable(),
  isActived: flagField,
};

export const ManagedMenu = z.object({
  ...menuFields,
  id: idField,
  parentId: idField.nullable(),
  order: z.int(),
  /** Came with the product: can be renamed, moved and switched off, not deleted. */
  isSeeded: z.boolean(),
});
export type ManagedMenu = z.infer<typeof ManagedMenu>;

const menuList = z.object({ items: z.array(ManagedMenu) });

export const getManagedMenus = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/menu/GetAll',
  access: 'permission:Pages.Menus',
  summary: 'The whole menu of the back office, parents before children.',
  input: z.object({}),
  output: menuList,
  errors: [],
});

export const previewMenus = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/menu/Preview',
  access: 'permission:Pages.Menus',
  summary: 'The menu as a user of that role alone would see it, and the roles there are.',
  input: z.object({ roleId: idField.optional() }),
  output: z.object({
    roles: z.array(z.object({ id: idField, displayName: z.string() })),
    items: z.array(MenuNode),
  }),
  errors: [],
});

export const createMenu = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/menu/Create',
  access: 'permission:Pages.Menus.Create',
  summary: 'Adds an entry as the last child of its parent.',
  input: z.object({ ...menuFields, parentId: idField.nullable() }),
  output: ManagedMenu,
  errors: ['Menu.NotFound', 'Menu.NameTaken'],
  idempotent: true,
});

export const updateMenu = defineEndpoint({
  method: 'PUT',
  path: '/api/services/app/menu/Update',
  access: 'permission:Pages.Menus.Edit',
  summary: 'Changes an entry’s words, icon, address, permission, or switches it on or off.',
  input: z.object({ ...menuFields, id: idField }),
  output: ManagedMenu,
  errors: ['Menu.NotFound', 'Menu.NameTaken'],
});

export const moveMenu = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/menu/Move',
  access: 'permission:Pages.Menus.Edit',
  summary: 'Moves an entry within the menu, with all below it.',
  input: moveNodeInput,
  output: menuList,
  errors: ['Menu.NotFound', 'Menu.Cycle', 'Menu.NameTaken'],
});

export const deleteMenu = defineEndpoint({
  method: 'DELETE',
  path: '/api/services/app/menu/Delete',
  access: 'permission:Pages.Menus.Delete',
  summary: 'Deletes an entry without children that did not come with the product.',
  input: z.object({ id: idField }),
  output: z.object({}),
  errors: ['Menu.NotFound', 'Menu.InUse', 'Menu.Seeded'],
});
