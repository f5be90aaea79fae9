import { GateProvider } from '@tuyuan/ui/gate.tsx';
import { LinkProvider } from '@tuyuan/ui/link.tsx';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { SessionProvider, type SiteSession, useSessionState } from '../shared/site-session.tsx';
import type { SiteStore } from './create-store.ts';
import { RouterLink } from './router-link.tsx';

interface AppProps {
  readonly store: SiteStore;
  readonly session: SiteSession;
  /** The store's state that the server rendered with: what hydrates late doesn't meet data that came meanwhile. */
  readonly rendered?: ReturnType<SiteStore['getState']>;
  /** The router's provider. */
  readonly children: ReactNode;
}

export function App({ store, session, rendered, children }: AppProps) {
  return (
    <Provider store={store} {...(rendered && { serverState: rendered })}>
      <SessionProvider session={session}>
        <Gates>
          <LinkProvider component={RouterLink}>{children}</LinkProvider>
        </Gates>
      </SessionProvider>
    </Provider>
  );
}

function Gates({ children }: { readonly children: ReactNode }) {
  const { permissions, user } = useSessionState();
  return (
    <GateProvider permissions={permissions} roles={user?.roles ?? []}>
      {children}
    </GateProvider>
  );
}
