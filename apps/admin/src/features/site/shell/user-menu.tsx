import { GlobalOutlined, LogoutOutlined } from '@ant-design/icons';
import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Avatar, Dropdown } from 'antd';
import { useSessionState, useSessions } from '../../../shared/session/session-context.tsx';
import styles from './shell.module.css';

export function UserMenu() {
  const { admin } = useSessions();
  const { user } = useSessionState();
  const name = user?.nickName || user?.userName || '';
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: [
          { key: 'who', label: `${name}（${user?.userName ?? ''}）`, disabled: true },
          { type: 'divider' },
          { key: 'site', icon: <GlobalOutlined />, label: <a href="/">去网站</a> },
          { key: 'leave', icon: <LogoutOutlined />, label: '退出登录', onClick: () => admin.leave() },
        ],
      }}
    >
      <button type="button" className={styles.user} aria-haspopup="menu">
        <Avatar
          size={24}
          className={classNames(styles.avatar)}
          {...(user?.avatar && { src: resourceUrl(user.avatar) })}
        >
          <span aria-hidden="true">{name.slice(0, 1)}</span>
        </Avatar>
        <span className={styles.userName}>{name}</span>
      </button>
    </Dropdown>
  );
}
