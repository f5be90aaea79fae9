import { useGetMyMenusQuery } from '@tuyuan/api-client/account.ts';
import { withReturnUrl } from '@tuyuan/format/safe-return-url.ts';
import { Button } from 'antd';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { BackOfficeLayout } from '../features/shell/back-office-layout.tsx';
import { ExpiredSessionDialog } from '../features/shell/expired-session-dialog.tsx';
import { Forbidden, NoBackOffice } from '../features/shell/forbidden.tsx';
import { pagePermissions, paths } from '../shared/paths.ts';
import { usePermissions, useSessionState, useSessions } from '../shared/session/session-context.tsx';
import { PageLoading } from '../shared/states/page-loading.tsx';
import { StateMessage } from '../shared/states/state-message.tsx';

/** Lets in who is logged in and may do something here; puts the back office's frame round the page. */
export function ShellPage() {
  const { session } = useSessions();
  const { user, permissions, isRestored } = useSessionState();
  const { pathname, search } = useLocation();
  if (!isRestored) return <PageLoading />;
  if (user === null && session.authorization !== undefined) return <Unreachable onRetry={() => session.restore()} />;
  if (user === null) return <Navigate replace to={withReturnUrl(paths.logIn, `${pathname}${search}`)} />;
  if (permissions.length === 0) return <NoBackOffice />;
  return <OpenShell key={user.id} />;
}

function OpenShell() {
  const { pathname } = useLocation();
  const mayDo = usePermissions();
  const { data, isLoading } = useGetMyMenusQuery();
  const needed = pagePermissions[pathname];
  // The frame opens the menu's groups once, when it first appears.
  if (isLoading) return <PageLoading />;
  return (
    <>
      <BackOfficeLayout menu={data?.items ?? []}>
        {needed !== undefined && !mayDo(needed) ? <Forbidden permission={needed} /> : <Outlet />}
      </BackOfficeLayout>
      <ExpiredSessionDialog />
    </>
  );
}

function Unreachable({ onRetry }: { readonly onRetry: () => Promise<void> }) {
  return (
    <StateMessage
      isPage
      picture="broken"
      title="连不上服务器"
      role="alert"
      actions={
        <Button type="primary" onClick={() => void onRetry()}>
          再试一次
        </Button>
      }
    >
      网络中断，请重试。登录状态还在。
    </StateMessage>
  );
}
