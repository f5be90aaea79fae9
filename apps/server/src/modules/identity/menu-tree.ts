import type { MenuNode } from '@tuyuan/contract/account.ts';
import type { PermissionName } from '@tuyuan/contract/permissions.ts';

interface MenuEntry extends Omit<MenuNode, 'children'> {
  /** Needed to see the entry; a group shows when one of its children does. */
  permission?: PermissionName;
  children?: MenuEntry[];
}

const menu: MenuEntry[] = [
  {
    name: '图库',
    path: '/library',
    icon: 'picture',
    children: [
      { name: '图片', path: '/images', icon: '', permission: 'Pages.Images' },
      { name: '图集', path: '/albums', icon: '', permission: 'Pages.Albums' },
      { name: '分类', path: '/categories', icon: '', permission: 'Pages.Categories' },
      { name: '地区', path: '/regions', icon: '', permission: 'Pages.Regions' },
    ],
  },
];

/** The back office's menu as the holder of these permissions sees it. */
export function menuTree(permissions: ReadonlySet<PermissionName>): MenuNode[] {
  return filter(menu, permissions);
}

function filter(entries: MenuEntry[], permissions: ReadonlySet<PermissionName>): MenuNode[] {
  return entries.flatMap(({ name, path, icon, permission, children }) => {
    if (permission !== undefined && !permissions.has(permission)) return [];
    const below = filter(children ?? [], permissions);
    return children !== undefined && below.length === 0 ? [] : [{ name, path, icon, children: below }];
  });
}
