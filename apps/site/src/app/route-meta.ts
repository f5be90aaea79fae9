import type { PageMeta } from '../shared/page.ts';
import type { RouteData } from './page-route.ts';

function isRouteData(data: unknown): data is RouteData {
  return typeof data === 'object' && data !== null && 'meta' in data;
}

const fallback: PageMeta = { title: '页面不存在' };

/** Returns the shown page's meta: that of the deepest match that has one; a failed page has none. */
export function metaOf(matches: readonly { readonly loaderData?: unknown }[]): PageMeta {
  return matches.map(({ loaderData }) => loaderData).findLast(isRouteData)?.meta ?? fallback;
}
