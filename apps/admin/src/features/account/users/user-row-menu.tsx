import { EllipsisOutlined } from '@ant-design/icons';
import type { ManagedUser } from '@tuyuan/contract/account/user-management.ts';
import { Button, Dropdown, type MenuProps } from 'antd';
import { usePermissions, useSessionState } from '../../../shared/session/session-context.tsx';
import { titled, type UserActions } from './use-user-actions.tsx';

interface UserRowMenuProps {
  readonly user: ManagedUser;
  readonly actions: UserActions;
  /** Omitted where the user is already open. */
  readonly onOpen?: () => void;
}

/** Actions on one user, as far as their state, the viewer's permissions and the user's own allow. */
export function UserRowMenu({ user, actions, onOpen }: UserRowMenuProps) {
  const mayDo = usePermissions();
  const isSelf = useSessionState().user?.id === user.id;
  const mayChange = user.isChangeable && !isSelf;
  const mayEdit = mayChange && mayDo('Pages.Users.Edit');
  const items: NonNullable<MenuProps['items']> = [
    ...(onOpen ? [{ key: 'open', label: '查看与编辑', onClick: onOpen }] : []),
    ...(mayChange && user.state !== 'inactive' && mayDo('Pages.Users.Impersonate')
      ? [{ key: 'impersonate', label: '代登录', onClick: () => void actions.impersonate(user) }]
      : []),
    ...(mayChange && user.state === 'locked' && mayDo('Pages.Users.Unlock')
      ? [{ key: 'unlock', label: '解除锁定', onClick: () => void actions.unlock([titled(user)]) }]
      : []),
    ...(mayEdit ? [{ key: 'reset', label: '重置密码', onClick: () => void actions.resetPassword(user) }] : []),
    ...(mayEdit && user.state === 'inactive'
      ? [{ key: 'activate', label: '启用', onClick: () => void actions.activate([titled(user)]) }]
      : []),
    ...(mayEdit && user.state !== 'inactive'
      ? [{ key: 'deactivate', label: '停用', onClick: () => void actions.deactivate([titled(user)]) }]
      : []),
    ...(mayChange && mayDo('Pages.Users.Delete')
      ? [
          { key: 'line', type: 'divider' as const },
          { key: 'delete', label: '删除账号', danger: true, onClick: () => void actions.remove([titled(user)]) },
        ]
      : []),
  ];
  if (items.length === 0) return null;
  return (
    <Dropdown trigger={['click']} menu={{ items }}>
      <Button type="text" size="small" icon={<EllipsisOutlined />} aria-label={`「${user.nickName}」的更多操作`} />
    </Dropdown>
  );
}
