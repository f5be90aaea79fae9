import { useState } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { SessionProvider } from '../shared/session/session-context.tsx';
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
        <ThemeProvider>
          <RouterProvider router={router} />
        </ThemeProvider>
      </SessionProvider>
    </Provider>
  );
}
