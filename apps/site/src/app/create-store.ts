import { configureStore, type Middleware } from '@reduxjs/toolkit';
import { api } from '@tuyuan/api-client/api.ts';
import type { ApiExtra } from '@tuyuan/api-client/transport.ts';

type ApiState = ReturnType<typeof api.reducer>;

interface StoreOptions {
  readonly extra: ApiExtra;
  /** Queries that failed while the server rendered this page. */
  readonly failures?: ApiState['queries'] | undefined;
  readonly middleware?: readonly Middleware[];
}

/** Creates the app's store. Server state lives in RTK Query; there is no other slice. */
export function createStore({ extra, failures, middleware = [] }: StoreOptions) {
  const initial = api.reducer(undefined, { type: '' });
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    ...(failures && { preloadedState: { [api.reducerPath]: { ...initial, queries: failures } } }),
    devTools: false,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: extra }, serializableCheck: false, immutableCheck: false }).concat(
        api.middleware,
        ...middleware,
      ),
  });
}

export type SiteStore = ReturnType<typeof createStore>;
