import { configureStore } from '@reduxjs/toolkit';
import { api } from '@tuyuan/api-client/api.ts';
import type { Answer, Call, Transport } from '@tuyuan/api-client/transport.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { type ConferenceSession, createConferenceSession } from '@tuyuan/session/conference-session.ts';
import { type Mounted, mount } from '@tuyuan/ui/testing/mount.ts';
import { act, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { MeetingProvider } from '../meeting/meeting-context.tsx';
import { watchNetwork } from '../network/network-state.ts';

interface RenderOptions {
  /**
   * Result by the last part of the call's path (`GetPass`). A number is an error status, 0 a broken network also for
   * what follows; an `AppError` fails with its code; a promise delays the answer. May be changed during the test.
   */
  readonly answers: Readonly<Record<string, unknown>>;
  readonly path?: string;
  /** User type of the ticket's holder; default 0, an attendee. */
  readonly userType?: number;
  readonly authenticate?: Parameters<typeof createConferenceSession>[0]['authenticate'];
}

interface RenderedPage extends Mounted {
  readonly calls: Call[];
  /** To end the session, or to log another person in. */
  readonly meeting: ConferenceSession;
}

function answerTo(result: unknown): Answer {
  if (result instanceof AppError) {
    const { status, code, message } = result;
    return { status, body: { success: false, result: null, error: { code, message } } };
  }
  if (result === undefined || typeof result === 'number') {
    return { status: result ?? 500, body: { success: false, result: null, error: { code: 'Test', message: '不行' } } };
  }
  return { status: 200, body: { success: true, result, error: null } };
}

/** Waits for pending answers. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
}

const patienceMs = 4000;

/** Waits until `check` no longer throws, for results that arrive on their own or with lazily loaded code. */
export async function until(check: () => void): Promise<void> {
  const end = Date.now() + patienceMs;
  for (;;) {
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    try {
      check();
      return;
    } catch (thrown) {
      if (Date.now() > end) throw thrown;
    }
  }
}

/** Renders a part of the app over a fake server and a router, for the holder of a ticket. */
export async function renderPage(
  node: ReactNode,
  { answers, path = '/meeting', userType = 0, authenticate = () => new Promise(() => {}) }: RenderOptions,
): Promise<RenderedPage> {
  const calls: Call[] = [];
  const transport: Transport = watchNetwork(async (call) => {
    calls.push(call);
    return answerTo(await answers[call.path.split('/').at(-1) ?? '']);
  });
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument: { transport } } }).concat(api.middleware),
  });
  const meeting = createConferenceSession({
    storage: {
      getItem: () => JSON.stringify({ user: { userId: 7, userType, conferenceId: 3, sessionToken: 't' } }),
      setItem: () => {},
      removeItem: () => {},
    },
    authenticate,
  });
  meeting.restore();
  const router = createMemoryRouter([{ path: '*', element: node }], { initialEntries: [path] });
  const mounted = await mount(
    <Provider store={store}>
      <MeetingProvider meeting={meeting}>
        <RouterProvider router={router} />
      </MeetingProvider>
    </Provider>,
  );
  await settle();
  return { ...mounted, calls, meeting };
}
