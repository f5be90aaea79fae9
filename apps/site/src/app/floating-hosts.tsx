import { MessageBoxHost } from '@tuyuan/ui/message-box.tsx';
import { ToastHost } from '@tuyuan/ui/toast.tsx';
import { WindowHost } from '@tuyuan/ui/window-host.tsx';
import { lazy, Suspense } from 'react';
import { createPortal } from 'react-dom';
import { useSessionState } from '../shared/site-session.tsx';
import { CartKeeper } from './cart-keeper.tsx';
import { CartLink } from './cart-link.tsx';

const NotificationBell = lazy(async () => ({
  default: (await import('./notification-bell.tsx')).NotificationBell,
}));
const ConsentBar = lazy(async () => ({
  default: (await import('../features/account/consent/consent-bar.tsx')).ConsentBar,
}));
const ImpersonationBar = lazy(async () => ({
  default: (await import('../features/account/impersonation/impersonation-bar.tsx')).ImpersonationBar,
}));
const PictureSearchHost = lazy(async () => ({
  default: (await import('../features/library/picture-search/picture-search-host.tsx')).PictureSearchHost,
}));

/** Hosts of the alerts, dialogs and toasts above every page, and the cart in the header. */
export function FloatingHosts() {
  const { impersonator, user } = useSessionState();
  const slot = document.getElementById('cart');
  return (
    <>
      {impersonator && (
        <Suspense>
          <ImpersonationBar />
        </Suspense>
      )}
      {user && !impersonator && (
        <Suspense>
          <ConsentBar />
        </Suspense>
      )}
      <CartKeeper />
      {slot &&
        createPortal(
          <>
            <CartLink />
            {user && (
              <Suspense>
                <NotificationBell />
              </Suspense>
            )}
          </>,
          slot,
        )}
      <Suspense>
        <PictureSearchHost />
      </Suspense>
      <MessageBoxHost />
      <WindowHost />
      <ToastHost />
    </>
  );
}
