import { isApiFailure } from '@tuyuan/api-client/api-failure.ts';
import { indexDataApi } from '@tuyuan/api-client/site/index-data.ts';
import { data, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import type { Page, PageContext, PageMeta } from '../shared/page.ts';
import { DEFAULT_SITE_DESCRIPTION, DEFAULT_SITE_NAME, settingOf } from '../shared/site-settings.ts';
import { PageError } from './page-error.ts';
import { pageStore } from './page-store.ts';
import { passChecks } from './route-checks.ts';
import type { RouteContext } from './route-context.ts';

/** Result of a route's loader; serialised into the rendered page. */
export interface RouteData {
  readonly meta: PageMeta;
}

export interface RouteHandle {
  /** The page's source file, by which the server finds its scripts and styles in the build's manifest. */
  readonly source: string;
}

function pageContext({ store }: RouteContext, url: URL): PageContext {
  const { data: settings } = indexDataApi.endpoints.getWebSettings.select()(store.getState());
  return {
    origin: settingOf(settings, 'siteAddress').replace(/\/+$/, '') || url.origin,
    siteName: settingOf(settings, 'siteName') || DEFAULT_SITE_NAME,
    siteDescription: settingOf(settings, 'siteDescription') || DEFAULT_SITE_DESCRIPTION,
    url,
  };
}

async function openPage(context: RouteContext, page: Page, { request, params }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const pageRequest = { request, params, url, session: context.readSession() };
  const store = pageStore(context.store);
  const elsewhere = await passChecks(page, store, pageRequest);
  if (elsewhere) return elsewhere;
  try {
    const opened = await page.open(store, pageRequest);
    if (!opened.isValid) throw new PageError(404);
    return data<RouteData>({ meta: opened.meta(pageContext(context, url)) }, { status: opened.status });
  } catch (thrown) {
    if (!isApiFailure(thrown)) throw thrown;
    throw new PageError(thrown.status || 503, thrown.message);
  }
}

/** Returns a route whose page, code and data, is loaded when it is visited. */
export function pageRoute(
  context: RouteContext,
  path: string,
  source: string,
  load: () => Promise<{ readonly page: Page }>,
): RouteObject {
  return {
    path,
    handle: { source } satisfies RouteHandle,
    lazy: async () => {
      const { page } = await load();
      return { Component: page.component, loader: (request: LoaderFunctionArgs) => openPage(context, page, request) };
    },
  };
}
