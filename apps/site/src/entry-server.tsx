import './app/styles.ts';
import { api } from '@tuyuan/api-client/api.ts';
import { setResourceServer } from '@tuyuan/api-client/resource-url.ts';
import type { Transport } from '@tuyuan/api-client/transport.ts';
import { withWireDates } from '@tuyuan/api-client/wire-dates.ts';
import type { SessionState } from '@tuyuan/session/session-state.ts';
import { firstPicturesBootScript } from '@tuyuan/ui/first-pictures.ts';
import { themeBootScript } from '@tuyuan/ui/theme-preference.ts';
import { windowBootScript } from '@tuyuan/ui/window-answer.ts';
import { setAutoFreeze } from 'immer';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { App } from './app/app.tsx';
import { createStore } from './app/create-store.ts';
import { documentHead } from './app/document-head.ts';
import { HEAD_MARK } from './app/head-mark.ts';
import { PAGE_STATE_ID, serializeState } from './app/page-state.ts';
import { sourceOf } from './app/route-source.ts';
import { hydrationStateOf } from './app/router-state.ts';
import { createRoutes } from './app/routes.tsx';
import { siteLookOf, THEME_PATH } from './app/site-look.ts';
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
  /** Redirect target; the other fields are then empty. */
  readonly location?: string;
  readonly head: string;
  readonly body: string;
  /** JSON for a script element with the id `stateId`. */
  readonly state: string;
  readonly stateId: string;
  /** The page's source file, by which the build knows its scripts and styles. */
  readonly source: string | undefined;
  /** Script that must run before the first paint; needs the nonce. */
  readonly bootScript: string;
  /** The tenant's look; omitted when it could not be read. */
  readonly look?: ReturnType<typeof siteLookOf>;
}

// Each store lives for one page, whose code the browser runs with frozen data.
setAutoFreeze(false);

const empty = { head: '', body: '', state: '', stateId: PAGE_STATE_ID, source: undefined, bootScript: '' };

/** Renders the page at `url` for the given `session`. Never throws for a failing page: it renders an error page. */
export async function render({
  url,
  signal,
  transport,
  session,
  resourceServer,
}: RenderRequest): Promise<RenderedPage> {
  setResourceServer(resourceServer);
  // The server parses its input; only Dates have no wire form of their own.
  const local: Transport = (call) => transport({ ...call, input: withWireDates(call.input) });
  // Requested first, so that the open page notices a change that happens in between.
  const look = siteLookOf((await transport({ method: 'GET', path: THEME_PATH, input: {} })).body);
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
    rendered: session,
    details: undefined,
    authorization: undefined,
    whenReady: refuse,
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
    queries: store.getState().api.queries,
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
    source: sourceOf(context.matches),
    bootScript: [themeBootScript, windowBootScript, firstPicturesBootScript].join(';'),
    ...(look && { look }),
  };
}

function refuse(): never {
  throw new Error('Nobody logs in while a page is rendered');
}
