import { useBackToImpersonatorMutation } from '@tuyuan/api-client/account/user-session.ts';
import { App } from 'antd';
import { failureText } from '../../../shared/failure-text.ts';
import { paths } from '../../../shared/paths.ts';
import { useSessionState, useSessions } from '../../../shared/session/session-context.tsx';
import styles from './impersonation-bar.module.css';

/** Shows on every page which user is being impersonated, with a button back to the own account. */
export function ImpersonationBar() {
  const { message } = App.useApp();
  const { session } = useSessions();
  const { user, impersonator } = useSessionState();
  const [goBack, { isLoading }] = useBackToImpersonatorMutation();
  if (!impersonator) return null;

  async function leave(): Promise<void> {
    try {
      const { token } = await goBack().unwrap();
      const outcome = await session.takeToken(token, { rememberMe: false });
      if (!outcome.isOk) return void message.error(outcome.failure.message);
      // A full reload discards everything the impersonated user could see.
      location.assign(`${import.meta.env.BASE_URL.replace(/\/$/, '')}${paths.users}`);
    } catch (thrown) {
      message.error(failureText(thrown));
    }
  }

  return (
    <div className={styles.bar} role="status">
      <span>
        正在以 <strong>{user?.nickName}</strong> 的身份操作
      </span>
      <button type="button" disabled={isLoading} onClick={() => void leave()}>
        返回我的账号（{impersonator.nickName}）
      </button>
    </div>
  );
}
