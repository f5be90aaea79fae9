import type { Answer } from '../../../platform/http/endpoint-services.ts';

/** A call a page makes while it is rendered. */
export interface PageCall {
  readonly method: string;
  readonly path: string;
  readonly input?: unknown;
}

export type PageTransport = (call: PageCall) => Promise<Pick<Answer, 'status' | 'body'>>;

/** Request to the site's server entry; its own declaration is in apps/site/src/entry-server.tsx. */
interface RenderRequest {
  readonly url: string;
  readonly transport: PageTransport;
  readonly session: PageSession;
  readonly resourceServer: string;
}

/** The user the page is rendered for, as in the site's session. */
export interface PageSession {
  readonly user: unknown;
  readonly permissions: readonly string[];
  readonly isRestored: boolean;
}

/** A page as returned by the site's server entry. */
export interface RenderedPage {
  readonly status: number;
  readonly location?: string;
  readonly head: string;
  readonly body: string;
  readonly state: string;
  readonly stateId: string;
  readonly source: string | undefined;
  readonly bootScript: string;
  /** The tenant's look; omitted when it could not be read. */
  readonly look?: PageLook;
}

export interface PageLook {
  /** Rules after the site's styles. */
  readonly css: string;
  /** Version of the site when the page was made; an open page tracks changes from there. */
  readonly version: string;
  /** For whom has not chosen. */
  readonly defaultMode: 'light' | 'dark' | 'auto';
}

export type SiteRenderer = (request: RenderRequest) => Promise<RenderedPage>;
