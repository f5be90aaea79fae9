import { type FakeAnswers, fakeStore } from '@tuyuan/api-client/testing/fake-store.ts';
import type { Call } from '@tuyuan/api-client/transport.ts';
import { type SessionState, visitor } from '@tuyuan/session/session-state.ts';
import { type Mounted, mount } from '@tuyuan/ui/testing/mount.ts';
import { act, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { whenDeferredReady } from '../deferred.tsx';
import { SessionProvider } from '../site-session.tsx';
import { fakeSession } from './fake-session.ts';

interface RenderOptions {
  readonly answers: FakeAnswers;
  readonly path?: string;
  readonly authorization?: string;
  /** The user viewing the page; default: a visitor. */
  readonly state?: SessionState;
}

interface RenderedSite extends Mounted {
  readonly calls: Call[];
  /** Returns the current path, query and hash. */
  address(): string;
}

/** Renders a part of the site with a fake server and a router, for a visitor or a logged-in user. */
export async function renderSite(
  node: ReactNode,
  { answers, path = '/', authorization, state = visitor }: RenderOptions,
): Promise<RenderedSite> {
  // Parts below the first screen are files of their own, whose loading takes as long as the machine is busy.
  await whenDeferredReady();
  const { store, calls } = fakeStore(answers);
  const session = fakeSession(state, authorization);
  const router = createMemoryRouter([{ path: '*', element: node }], { initialEntries: [path] });
  const mounted = await mount(
    <Provider store={store}>
      <SessionProvider session={session}>
        <RouterProvider router={router} />
      </SessionProvider>
    </Provider>,
  );
  // The first answers arrive in the following ticks.
  for (let turn = 0; turn < 5; turn++) await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
  return {
    ...mounted,
    calls,
    address: () => `${router.state.location.pathname}${router.state.location.search}${router.state.location.hash}`,
  };
}
