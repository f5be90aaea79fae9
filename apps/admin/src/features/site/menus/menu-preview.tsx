import { usePreviewMenusQuery } from '@tuyuan/api-client/site/menu.ts';
import type { MenuNode } from '@tuyuan/contract/account/account.ts';
import { Button, Drawer, Menu, type MenuProps, Select } from 'antd';
import { useState } from 'react';
import { failureText } from '../../../shared/failure-text.ts';
import { menuIcon } from '../../../shared/menu-icon.tsx';
import { PageLoading } from '../../../shared/states/page-loading.tsx';
import { StateMessage } from '../../../shared/states/state-message.tsx';
import styles from './menu-preview.module.css';

function itemsOf(nodes: readonly MenuNode[], isTop = true): NonNullable<MenuProps['items']> {
  return nodes.map(({ name, path, icon, children }) => {
    const item = { key: path, label: name, ...(isTop && { icon: menuIcon(icon) }) };
    return children.length > 0 ? { ...item, children: itemsOf(children, false) } : item;
  });
}

/** The menu as a user with only one role would see it. */
export function MenuPreview({ onClose }: { readonly onClose: () => void }) {
  const [roleId, setRoleId] = useState<number>();
  const { data, currentData, error, refetch } = usePreviewMenusQuery({ roleId });
  const roles = data?.roles ?? [];
  return (
    <Drawer open title="按角色预览" size={360} onClose={onClose}>
      <div className={styles.choice}>
        <span aria-hidden="true">角色</span>
        <Select
          aria-label="角色"
          placeholder="选一个角色"
          value={roleId ?? null}
          options={roles.map(({ id, displayName }) => ({ value: id, label: displayName }))}
          onChange={setRoleId}
        />
      </div>
      {error !== undefined ? (
        <StateMessage
          picture="broken"
          title="没有取到"
          role="alert"
          actions={<Button onClick={() => void refetch()}>再试一次</Button>}
        >
          {failureText(error)}
        </StateMessage>
      ) : currentData === undefined ? (
        <PageLoading />
      ) : roleId === undefined ? (
        <p className={styles.note}>选一个角色，看只有这个角色的人登录后的菜单。</p>
      ) : currentData.items.length === 0 ? (
        <StateMessage picture="locked" title="看不到任何菜单">
          这个角色没有后台页面的权限。
        </StateMessage>
      ) : (
        <Menu
          key={roleId}
          className={styles.menu ?? ''}
          mode="inline"
          selectable={false}
          items={itemsOf(currentData.items)}
          defaultOpenKeys={currentData.items.map(({ path }) => path)}
        />
      )}
    </Drawer>
  );
}
