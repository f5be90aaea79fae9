import { MessageBoxHost } from '@tuyuan/ui/message-box.tsx';
import { ToastHost } from '@tuyuan/ui/toast.tsx';
import { WindowHost } from '@tuyuan/ui/window-host.tsx';
import { lazy, Suspense } from 'react';
import { useSessionState } from '../shared/site-session.tsx';

const ImpersonationBar = lazy(async () => ({
  default: (await import('../features/account/impersonation/impersonation-bar.tsx')).ImpersonationBar,
}));

/** Hosts of the alerts, dialogs and toasts above every page. */
export function FloatingHosts() {
  const { impersonator } = useSessionState();
  return (
    <>
      {impersonator && (
        <Suspense>
          <ImpersonationBar />
        </Suspense>
      )}
      <MessageBoxHost />
      <WindowHost />
      <ToastHost />
    </>
  );
}
