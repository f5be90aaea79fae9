import { useBackToImpersonatorMutation } from '@tuyuan/api-client/account/user-session.ts';
import { useSession, useSessionState } from '../../../shared/site-session.tsx';
import styles from './impersonation-bar.module.css';

/** Shows on every page which user is impersonated, with a way back to one's own account. Failures are shown by the site's alert. */
export function ImpersonationBar() {
  const session = useSession();
  const { user, impersonator } = useSessionState();
  const [goBack, { isLoading }] = useBackToImpersonatorMutation();

  async function leave(): Promise<void> {
    const { data } = await goBack();
    if (!data) return;
    const outcome = await (await session.whenReady()).takeToken(data.token, { rememberMe: false });
    // A full reload discards everything the impersonated user could see.
    if (outcome.isOk) location.assign('/admin/users');
  }

  if (!impersonator) return null;
  return (
    <div className={styles.bar} role="status">
      <span>
        正在以 <strong>{user?.nickName}</strong> 的身份操作
      </span>
      <button type="button" disabled={isLoading} onClick={() => void leave()}>
        返回我的账号
      </button>
    </div>
  );
}
