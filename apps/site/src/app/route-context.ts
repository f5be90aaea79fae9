import type { SessionState } from '@tuyuan/session/session-state.ts';
import type { SiteStore } from './create-store.ts';

/** What the routes' loaders work with: one per browser tab, one per rendered page on the server. */
export interface RouteContext {
  readonly store: SiteStore;
  readSession(): SessionState;
}
