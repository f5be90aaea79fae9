import type { SessionState } from '@tuyuan/session/session-state.ts';
import type { HydrationState } from 'react-router-dom';
import type { SiteStore } from './create-store.ts';

/** Data the server passes to the browser within the page, so that nothing is requested or rendered twice. */
export interface PageState {
  readonly api: ReturnType<SiteStore['getState']>['api'];
  readonly router: HydrationState;
  readonly session: SessionState;
  /** Address that serves the pictures; "" for the page's own. */
  readonly resourceServer: string;
}

export const PAGE_STATE_ID = 'page-state';

/** Removes the server's request ids, which mean nothing to the browser and do not compress. */
function withoutRequestIds({ queries, ...rest }: PageState['api']): object {
  const named = Object.entries(queries).map(([key, query]) => [key, query && { ...query, requestId: 'page' }]);
  return { ...rest, queries: Object.fromEntries(named) };
}

/** Returns JSON that is safe inside a script element: nothing in it ends the element or a line. */
export function serializeState({ api, ...rest }: PageState): string {
  return JSON.stringify({ ...rest, api: withoutRequestIds(api) })
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

function isPageState(value: unknown): value is PageState {
  return typeof value === 'object' && value !== null && 'api' in value && 'router' in value && 'session' in value;
}

/** Returns the state in this document; undefined if a development server answered without rendering. */
export function readPageState(): PageState | undefined {
  const text = document.getElementById(PAGE_STATE_ID)?.textContent;
  const value: unknown = text ? JSON.parse(text) : undefined;
  return isPageState(value) ? value : undefined;
}
