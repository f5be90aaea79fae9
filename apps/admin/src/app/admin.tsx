import { GateProvider } from '@tuyuan/ui/gate.tsx';
import { liveMark, whenOpened } from '@tuyuan/ui/live-mark.ts';
import { type ReactNode, useState } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { SessionProvider, useSessionState } from '../shared/session/session-context.tsx';
import { ThemeProvider } from '../shared/theme/theme-provider.tsx';
import { createStore } from './create-store.ts';
import { createRouter } from './routes.tsx';
import { startSession } from './start-session.ts';

function start() {
  const mark = liveMark();
  const sessions = startSession(mark);
  const router = createRouter();
  void mark.during(whenOpened(router));
  return { sessions, store: createStore(sessions), router };
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
