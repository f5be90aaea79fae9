import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import { safeReturnUrl } from '@tuyuan/format/safe-return-url.ts';
import type { SessionUser } from '@tuyuan/session/session-state.ts';
import { Avatar } from '@tuyuan/ui/avatar.tsx';
import { Button, ButtonLink } from '@tuyuan/ui/button.tsx';
import { useSearchParams } from 'react-router-dom';
import { useGoOn } from '../../../shared/account/use-go-on.ts';
import { useLogOut } from '../../../shared/account/use-log-out.ts';
import { useSessionState } from '../../../shared/site-session.tsx';
import styles from './account.module.css';

/** Shows the logged-in user, links, and the logout. */
export function AccountCard({ user }: { readonly user: SessionUser }) {
  const logOut = useLogOut();
  const { permissions } = useSessionState();
  const [query] = useSearchParams();
  const returnUrl = safeReturnUrl(query.get('returnUrl'));
  const goOn = useGoOn();
  const name = user.nickName || user.userName;
  return (
    <>
      <div className={styles.person}>
        <Avatar name={name} src={resourceUrl(user.avatar)} size={64} />
        <div>
          <p className={styles.name}>{name}</p>
          <p className={styles.note}>{user.userName}</p>
        </div>
      </div>
      <div className={styles.actions}>
        {returnUrl !== undefined && (
          <Button kind="primary" isBlock onClick={goOn}>
            继续前往
          </Button>
        )}
        <ButtonLink href="/user/center" {...(returnUrl === undefined && { kind: 'primary' })} isBlock>
          个人中心
        </ButtonLink>
        {permissions.length > 0 && (
          <ButtonLink href="/admin/" isBlock>
            后台管理
          </ButtonLink>
        )}
        <Button isBlock onClick={logOut}>
          退出登录
        </Button>
      </div>
    </>
  );
}
