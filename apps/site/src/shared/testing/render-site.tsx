import { configureStore } from '@reduxjs/toolkit';
import { api } from '@tuyuan/api-client/api.ts';
import type { Answer, Call, Transport } from '@tuyuan/api-client/transport.ts';
import { visitor } from '@tuyuan/session/session-state.ts';
import { type Mounted, mount } from '@tuyuan/ui/testing/mount.ts';
import { act, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SessionProvider, type SiteSession } from '../site-session.tsx';

interface RenderOptions {
  /** Result by the last part of the call's path (`GetImage`); a number is a failure's status. A call without one fails. */
  readonly answers: Readonly<Record<string, unknown>>;
  readonly path?: string;
  readonly authorization?: string;
}

interface RenderedSite extends Mounted {
  readonly calls: Call[];
  /** Path, query and hash the page stands at. */
  address(): string;
}

function answerTo(result: unknown): Answer {
  if (result === undefined || typeof result === 'number') {
    return { status: result ?? 500, body: { success: false, result: null, error: { code: 'Test', message: '不行' } } };
  }
  return { status: 200, body: { success: true, result, error: null } };
}

/** Renders a part of the site over a fake server and a router, for a visitor or somebody signed in. */
export async function renderSite(
  node: ReactNode,
  { answers, path = '/', authorization }: RenderOptions,
): Promise<RenderedSite> {
  const calls: Call[] = [];
  const transport: Transport = async (call) => {
    calls.push(call);
    return answerTo(answers[call.path.split('/').at(-1) ?? '']);
  };
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument: { transport } } }).concat(api.middleware),
  });
  const session: SiteSession = {
    state: visitor,
    details: undefined,
    authorization,
    whenReady: () => Promise.reject(new Error('nobody logs in here')),
    subscribe: () => () => {},
    logIn: () => Promise.reject(new Error('nobody logs in here')),
    logOut: () => {},
  };
  const router = createMemoryRouter([{ path: '*', element: node }], { initialEntries: [path] });
  const mounted = await mount(
    <Provider store={store}>
      <SessionProvider session={session}>
        <RouterProvider router={router} />
      </SessionProvider>
    </Provider>,
  );
  // The first answers come in the following turns.
  for (let turn = 0; turn < 5; turn++) await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
  return {
    ...mounted,
    calls,
    address: () => `${router.state.location.pathname}${router.state.location.search}${router.state.location.hash}`,
  };
}
