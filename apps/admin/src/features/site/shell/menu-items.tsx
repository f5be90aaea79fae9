import type { MenuDataItem } from '@ant-design/pro-components';
import type { MenuNode } from '@tuyuan/contract/account/account.ts';
import { menuIcon } from '../../../shared/menu-icon.tsx';

export function menuItems(nodes: readonly MenuNode[], depth = 0): MenuDataItem[] {
  return nodes.map(({ name, path, icon, children }) => ({
    key: path,
    name,
    path,
    ...(depth === 0 && { icon: menuIcon(icon) }),
    ...(children.length > 0 && { children: menuItems(children, depth + 1) }),
  }));
}

/** From the group down to the page at `path`. */
export function menuTrail(nodes: readonly MenuNode[], path: string): MenuNode[] {
  for (const node of nodes) {
    if (node.path === path || (node.path && node.path !== '/' && path.startsWith(`${node.path}/`))) return [node];
    const below = menuTrail(node.children, path);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}

/** Returns the first page of this menu that can be opened. */
export function firstPage(nodes: readonly MenuNode[]): string | undefined {
  for (const { path, children } of nodes) {
    if (children.length === 0) return path;
    const below = firstPage(children);
    if (below !== undefined) return below;
  }
  return undefined;
}
