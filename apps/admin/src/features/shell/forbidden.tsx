import { type PermissionName, permissionTitles } from '@tuyuan/contract/permissions.ts';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { useSessionState, useSessions } from '../../shared/session/session-context.tsx';
import { StateMessage } from '../../shared/states/state-message.tsx';

/** What one sees at a page one may not open: what is missing and who can give it. */
export function Forbidden({ permission }: { readonly permission: PermissionName }) {
  return (
    <StateMessage
      isPage
      picture="locked"
      title={`你还不能看「${permissionTitles[permission]}」`}
      actions={
        <Link to="/">
          <Button type="primary">回管理台首页</Button>
        </Link>
      }
    >
      需要权限 <code>{permission}</code>。本站的管理员可以授予你。
    </StateMessage>
  );
}

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
