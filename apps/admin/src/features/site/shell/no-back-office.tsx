import { Button } from 'antd';
import { useSessionState, useSessions } from '../../../shared/session/session-context.tsx';
import { StateMessage } from '../../../shared/states/state-message.tsx';

/** Logged in, but nothing in the back office is open to this person. */
export function NoBackOffice() {
  const { admin } = useSessions();
  const { user } = useSessionState();
  return (
    <StateMessage
      isPage
      picture="locked"
      title="你还不能进管理台"
      actions={
        <>
          <Button type="primary" href="/">
            回网站
          </Button>
          <Button onClick={() => admin.leave()}>换个账号登录</Button>
        </>
      }
    >
      账号 {user?.userName} 没有任何后台权限。本站的管理员可以给你一个后台角色。
    </StateMessage>
  );
}
