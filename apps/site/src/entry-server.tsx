import './app/styles.ts';
import { api } from '@tuyuan/api-client/api.ts';
import { setResourceServer } from '@tuyuan/api-client/resource-url.ts';
import type { Transport } from '@tuyuan/api-client/transport.ts';
import { withWireDates } from '@tuyuan/api-client/wire-dates.ts';
import type { SessionState } from '@tuyuan/session/session-state.ts';
import { themeBootScript } from '@tuyuan/ui/theme-preference.ts';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { App } from './app/app.tsx';
import { createStore } from './app/create-store.ts';
import { documentHead } from './app/document-head.ts';
import { HEAD_MARK } from './app/head-mark.ts';
import { PAGE_STATE_ID, serializeState } from './app/page-state.ts';
import { sourcesOf } from './app/route-sources.ts';
import { hydrationStateOf } from './app/router-state.ts';
import { createRoutes } from './app/routes.tsx';
import { whenDeferredReady } from './shared/deferred.tsx';

interface RenderRequest {
  readonly url: string;
  readonly signal?: AbortSignal;
  /** Calls the API in process, as the visitor of this page. */
  readonly transport: Transport;
  readonly session: SessionState;
  readonly resourceServer: string;
}

interface RenderedPage {
  readonly status: number;
  /** Where to go instead; then there is nothing else. */
  readonly location?: string;
  readonly head: string;
  readonly body: string;
  /** JSON to stand in a script element with the id `stateId`. */
  readonly state: string;
  readonly stateId: string;
  /** Source files whose scripts and styles the page needs, by which to look into the build's manifest. */
  readonly sources: readonly string[];
  /** A script that has to run before anything is shown; needs the nonce. */
  readonly bootScript: string;
}

const empty = { head: '', body: '', state: '', stateId: PAGE_STATE_ID, sources: [], bootScript: '' };

/** Renders the page at `url` for whoever `session` is. Never throws for a page that fails: that is a page too. */
export async function render({
  url,
  signal,
  transport,
  session,
  resourceServer,
}: RenderRequest): Promise<RenderedPage> {
  setResourceServer(resourceServer);
  // The server parses what it is given; only Dates have no form of their own on the wire.
  const local: Transport = (call) => transport({ ...call, input: withWireDates(call.input) });
  const store = createStore({ extra: { transport: local } });
  const handler = createStaticHandler(createRoutes({ store, readSession: () => session }));
  const context = await handler.query(new Request(url, signal && { signal }));
  if (context instanceof Response) {
    return { ...empty, status: context.status, location: context.headers.get('location') ?? '/' };
  }
  await whenDeferredReady();
  const router = createStaticRouter(handler.dataRoutes, context);
  const silent = {
    state: session,
    authorization: undefined,
    subscribe: () => () => {},
    logIn: refuse,
    logOut: () => {},
  };
  const body = renderToString(
    <App store={store} session={silent}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </App>,
  );
  const state = serializeState({
    api: store.getState().api,
    router: hydrationStateOf(context),
    session,
    resourceServer,
  });
  const head = documentHead(store, context, new URL(url), HEAD_MARK);
  // RTK Query would keep its timers, and with them the whole store, for minutes.
  store.dispatch(api.util.resetApiState());
  return {
    status: context.statusCode,
    head,
    body,
    state,
    stateId: PAGE_STATE_ID,
    sources: sourcesOf(context.matches),
    bootScript: themeBootScript,
  };
}

function refuse(): never {
  throw new Error('Nobody logs in while a page is rendered');
}
