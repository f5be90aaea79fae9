import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import type { SessionUser } from '@tuyuan/session/session-state.ts';
import { Avatar } from '@tuyuan/ui/avatar.tsx';
import { Button, ButtonLink } from '@tuyuan/ui/button.tsx';
import { useSession, useSessionState } from '../../shared/site-session.tsx';
import styles from './account.module.css';

/** Who is signed in, and the way out. */
export function AccountCard({ user }: { readonly user: SessionUser }) {
  const session = useSession();
  const { permissions } = useSessionState();
  const name = user.nickName || user.userName;
  return (
    <div className={styles.page}>
      <section className={styles.card}>
        <div className={styles.person}>
          <Avatar name={name} src={resourceUrl(user.avatar)} size={64} />
          <div>
            <h1 className={styles.title}>{name}</h1>
            <p className={styles.note}>{user.userName}</p>
          </div>
        </div>
        {permissions.length > 0 && (
          <ButtonLink href="/admin/" isBlock>
            后台管理
          </ButtonLink>
        )}
        <Button isBlock onClick={() => session.logOut()}>
          退出登录
        </Button>
      </section>
    </div>
  );
}
