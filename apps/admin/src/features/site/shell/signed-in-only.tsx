import { withReturnUrl } from '@tuyuan/format/safe-return-url.ts';
import { Button } from 'antd';
import { Fragment, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { useSessionState, useSessions } from '../../../shared/session/session-context.tsx';
import { PageLoading } from '../../../shared/states/page-loading.tsx';
import { StateMessage } from '../../../shared/states/state-message.tsx';
import { ExpiredSessionDialog } from './expired-session-dialog.tsx';
import { NoBackOffice } from './no-back-office.tsx';

/** Renders its children for logged-in users with a permission here; remounts them for another user. */
export function SignedInOnly({ children }: { readonly children: ReactNode }) {
  const { session } = useSessions();
  const { user, permissions, isRestored } = useSessionState();
  const { pathname, search } = useLocation();
  if (!isRestored) return <PageLoading />;
  if (user === null && session.authorization !== undefined) return <Unreachable onRetry={() => session.restore()} />;
  if (user === null) return <Navigate replace to={withReturnUrl(paths.logIn, `${pathname}${search}`)} />;
  if (permissions.length === 0) return <NoBackOffice />;
  return (
    <Fragment key={user.id}>
      {children}
      <ExpiredSessionDialog />
    </Fragment>
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
