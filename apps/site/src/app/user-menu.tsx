import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import { withReturnUrl } from '@tuyuan/format/safe-return-url.ts';
import { Avatar } from '@tuyuan/ui/avatar.tsx';
import { ButtonLink } from '@tuyuan/ui/button.tsx';
import { Link } from '@tuyuan/ui/link.tsx';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useLogOut } from '../shared/account/use-log-out.ts';
import { useSessionState } from '../shared/site-session.tsx';
import { MenuButton } from './menu-button.tsx';
import styles from './user-menu.module.css';

/** 登录 for a visitor; for a user the avatar with what belongs to the account. */
export function UserMenu() {
  const logOut = useLogOut();
  const { user, permissions } = useSessionState();
  const { pathname, search } = useLocation();
  const [query] = useSearchParams();
  if (!user) {
    const here =
      pathname === '/account' || query.has('returnUrl') ? (query.get('returnUrl') ?? '/') : `${pathname}${search}`;
    return (
      <ButtonLink href={withReturnUrl('/account', here)} size="small">
        登录
      </ButtonLink>
    );
  }
  const name = user.nickName || user.userName;
  return (
    <MenuButton label={`${name}的账号`} face={<Avatar name={name} src={resourceUrl(user.avatar)} size={32} />}>
      <p className={styles.name}>{name}</p>
      <Link href="/user/center">个人中心</Link>
      {user.roles.includes('photographer') && <Link href="/user/upload">上传图片</Link>}
      <Link href="/user/main/safety">账号安全</Link>
      {permissions.length > 0 && <Link href="/admin/">后台管理</Link>}
      <button type="button" onClick={logOut}>
        退出登录
      </button>
    </MenuButton>
  );
}
