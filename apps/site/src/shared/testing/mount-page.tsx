import { configureStore } from '@reduxjs/toolkit';
import { api } from '@tuyuan/api-client/api.ts';
import type { Call } from '@tuyuan/api-client/transport.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { type LinkProps, LinkProvider } from '@tuyuan/ui/link.tsx';
import { mount } from '@tuyuan/ui/testing/mount.ts';
import { act, type ComponentType } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import { SessionProvider } from '../site-session.tsx';
import { fakeSession } from './fake-session.ts';

/** Returns a call's result, or throws to make it fail: an `AppError` with its code, anything else with status 500. */
export type FakeServer = (action: string, input: Readonly<Record<string, unknown>>) => unknown;

function fieldsOf({ input }: Call): Readonly<Record<string, unknown>> {
  return typeof input === 'object' && input !== null ? { ...input } : {};
}

function TestLink({ href, ...rest }: LinkProps) {
  return <Link to={href} {...rest} />;
}

/** Renders a page at an address with a fake server. `action` is the last part of a call's path. */
export async function mountPage(component: ComponentType, address: string, server: FakeServer) {
  const calls: { action: string; input: Readonly<Record<string, unknown>> }[] = [];
  const transport = async (call: Call) => {
    const action = call.path.split('/').at(-1) ?? '';
    const input = fieldsOf(call);
    calls.push({ action, input });
    try {
      return { status: 200, body: { success: true, result: server(action, input) } };
    } catch (thrown) {
      if (!(thrown instanceof AppError)) return { status: 500, body: undefined };
      const { status, code, message } = thrown;
      return { status, body: { success: false, error: { code, message } } };
    }
  };
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { transport } }, serializableCheck: false, immutableCheck: false }).concat(
        api.middleware,
      ),
  });
  const router = createMemoryRouter([{ path: '*', Component: component }], { initialEntries: [address] });
  await mount(
    <Provider store={store}>
      <SessionProvider session={fakeSession()}>
        <LinkProvider component={TestLink}>
          <RouterProvider router={router} />
        </LinkProvider>
      </SessionProvider>
    </Provider>,
  );
  await act(() => vi.dynamicImportSettled());
  return {
    calls,
    address: () => `${router.state.location.pathname}${router.state.location.search}`,
    back: () => act(async () => void (await router.navigate(-1))),
  };
}
