import type { MenuNode } from '@tuyuan/contract/account/account.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { findMenus, type MenuRow } from './menu.repository.ts';
import { menuTree } from './menu-tree.ts';

const kept = new WeakMap<Database, { revision: number; rows: Promise<MenuRow[]> }>();

/** Reads the whole menu, once per revision. */
function menusOf(db: Database, revision: number): Promise<MenuRow[]> {
  const known = kept.get(db);
  if (known?.revision === revision) return known.rows;
  const rows = findMenus(db);
  kept.set(db, { revision, rows });
  rows.catch(() => kept.delete(db));
  return rows;
}

/** The page of tenants is not in it while there is only one. */
export async function getMyMenus({ db, actor, tenant }: SignedInContext): Promise<{ items: MenuNode[] }> {
  const permissions = new Set<string>(actor.permissions);
  if (tenant.isOnly) permissions.delete('Pages.Tenants');
  return { items: menuTree(await menusOf(db, actor.menuRevision), permissions) };
}
