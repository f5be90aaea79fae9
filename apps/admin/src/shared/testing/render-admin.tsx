import { api } from '@tuyuan/api-client/api.ts';
import { type FakeAnswers, fakeStore } from '@tuyuan/api-client/testing/fake-store.ts';
import type { Call } from '@tuyuan/api-client/transport.ts';
import type { PermissionName } from '@tuyuan/contract/permissions.ts';
import { browserPlatform } from '@tuyuan/session/browser-platform.ts';
import { remoteBackend } from '@tuyuan/session/remote-backend.ts';
import { createSession } from '@tuyuan/session/session.ts';
import { type Mounted, mount } from '@tuyuan/ui/testing/mount.ts';
import { App, ConfigProvider } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import { act, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createAdminSession } from '../session/admin-session.ts';
import { SessionProvider } from '../session/session-context.tsx';

type ApiTag = Parameters<typeof api.util.invalidateTags>[0][number];

interface RenderOptions {
  readonly answers: FakeAnswers;
  /** The viewer's permissions. */
  readonly permissions: readonly PermissionName[];
  readonly path?: string;
}

interface RenderedAdmin extends Mounted {
  readonly calls: Call[];
  /** Refetches whatever is shown, as after an event about it. */
  renew(tag: ApiTag): Promise<void>;
}

const user = { id: 1, userName: 'shen', nickName: '沈一舟', avatar: '', roles: ['admin'] };

/** Waits for pending answers, which arrive in the next turns of the event loop. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 8; turn++) await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
}

/** Renders a part of the console over a fake server and a router, for a logged-in user. */
export async function renderAdmin(
  node: ReactNode,
  { answers, permissions, path = '/' }: RenderOptions,
): Promise<RenderedAdmin> {
  const { store, transport, calls } = fakeStore(answers);
  const session = createSession({
    backend: remoteBackend(transport),
    platform: browserPlatform({ goTo: () => {}, showExpired: () => Promise.resolve() }),
    initial: { user, permissions, isRestored: true },
  });
  const sessions = { session, admin: createAdminSession(session) };
  const router = createMemoryRouter([{ path: '*', element: node }], { initialEntries: [path] });
  const mounted = await mount(
    <Provider store={store}>
      <SessionProvider sessions={sessions}>
        <ConfigProvider locale={zhCN} theme={{ token: { motion: false } }} button={{ autoInsertSpace: false }}>
          <App>
            <RouterProvider router={router} />
          </App>
        </ConfigProvider>
      </SessionProvider>
    </Provider>,
  );
  await settle();
  return {
    ...mounted,
    calls,
    async renew(tag) {
      await act(async () => {
        store.dispatch(api.util.invalidateTags([tag]));
      });
      await settle();
    },
  };
}
