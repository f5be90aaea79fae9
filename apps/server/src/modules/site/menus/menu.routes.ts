import * as account from '@tuyuan/contract/account/account.ts';
import * as menu from '@tuyuan/contract/site/menu.ts';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { createMenu } from './create-menu.ts';
import { deleteMenu } from './delete-menu.ts';
import { getMyMenus } from './get-my-menus.ts';
import { listMenus } from './list-menus.ts';
import { moveMenu } from './move-menu.ts';
import { previewMenus } from './preview-menus.ts';
import { updateMenu } from './update-menu.ts';

/** The back office’s menu: the caller’s own, and the desk where it is arranged. */
export function menuRoutes(app: FastifyInstance): void {
  bindEndpoint(app, account.getMyMenus, (context) => getMyMenus(context));
  bindEndpoint(app, menu.getManagedMenus, async ({ db }) => ({ items: await listMenus(db) }));
  bindEndpoint(app, menu.previewMenus, ({ db }, { roleId }) => previewMenus(db, roleId));
  bindEndpoint(app, menu.createMenu, ({ db }, entry) => createMenu(db, entry));
  bindEndpoint(app, menu.updateMenu, ({ db }, entry) => updateMenu(db, entry));
  bindEndpoint(app, menu.moveMenu, async ({ db }, move) => ({ items: await moveMenu(db, move) }));
  bindEndpoint(app, menu.deleteMenu, async ({ db }, { id }) => {
    await deleteMenu(db, id);
    return {};
  });
}
