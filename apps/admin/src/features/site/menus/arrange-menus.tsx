import { EyeOutlined } from '@ant-design/icons';
import { permissionTitles } from '@tuyuan/contract/permissions.ts';
import type { ManagedMenu } from '@tuyuan/contract/site/menu.ts';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { ArrangeTree } from '../../../shared/tree/arrange-tree.tsx';
import type { TreeActions } from '../../../shared/tree/tree-actions.ts';
import { MenuPanel, type UpdateMenu } from './menu-panel.tsx';

const MenuPreview = lazy(async () => ({ default: (await import('./menu-preview.tsx')).MenuPreview }));

interface ArrangeMenusProps {
  readonly menus: readonly ManagedMenu[];
  readonly actions: Omit<TreeActions<ManagedMenu>, 'rename'> & { readonly update: UpdateMenu | undefined };
}

const words = {
  moveNote: () => '它的下级一起移过去，所有人的菜单马上就变。',
  removalNote: () => '所有人的菜单里都不再有它。有下级的要先移走下级。',
};

function markOf({ isActived, path, permission }: ManagedMenu): string {
  if (!isActived) return '已停用';
  if (permission !== null) return permissionTitles[permission];
  return path === null ? '分组' : '所有人';
}

/** The back office's menu as a draggable tree, with each entry's details and a preview by role. */
export function ArrangeMenus({ menus, actions }: ArrangeMenusProps) {
  const [isPreviewing, setPreviewing] = useState(false);
  const { update } = actions;
  return (
    <>
      <ArrangeTree
        subject="菜单"
        note={
          <Button type="link" size="small" icon={<EyeOutlined />} onClick={() => setPreviewing(true)}>
            按角色预览
          </Button>
        }
        nodes={menus}
        words={words}
        actions={{ ...actions, rename: update && ((menu, name) => update({ ...menu, name })) }}
        renderMark={markOf}
        renderPanel={(menu, commands) => (
          <MenuPanel key={JSON.stringify(menu)} menu={menu} update={update} {...commands} />
        )}
      />
      <Suspense>{isPreviewing && <MenuPreview onClose={() => setPreviewing(false)} />}</Suspense>
    </>
  );
}
