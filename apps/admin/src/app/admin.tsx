import { GateProvider } from '@tuyuan/ui/gate.tsx';
import { type ReactNode, useState } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { SessionProvider, useSessionState } from '../shared/session/session-context.tsx';
import { ThemeProvider } from '../shared/theme/theme-provider.tsx';
import { createStore } from './create-store.ts';
import { createRouter } from './routes.tsx';
import { startSession } from './start-session.ts';

function start() {
  const sessions = startSession();
  return { sessions, store: createStore(sessions), router: createRouter() };
}

export function Admin() {
  const [{ sessions, store, router }] = useState(start);
  return (
    <Provider store={store}>
      <SessionProvider sessions={sessions}>
        <Gates>
          <ThemeProvider>
            <RouterProvider router={router} />
          </ThemeProvider>
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
