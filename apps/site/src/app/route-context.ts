import type { SessionState } from '@tuyuan/session/session-state.ts';
import type { SiteStore } from './create-store.ts';

/** Context of the routes' loaders: one per browser tab, one per page rendered on the server. */
export interface RouteContext {
  readonly store: SiteStore;
  readSession(): SessionState;
}
