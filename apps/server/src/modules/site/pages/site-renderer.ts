import type { Answer } from '../../../platform/http/endpoint-services.ts';

/** A call a page makes while it is rendered. */
export interface PageCall {
  readonly method: string;
  readonly path: string;
  readonly input?: unknown;
}

export type PageTransport = (call: PageCall) => Promise<Pick<Answer, 'status' | 'body'>>;

/** What the site's server entry is asked for; its own declaration is in apps/site/src/entry-server.tsx. */
interface RenderRequest {
  readonly url: string;
  readonly transport: PageTransport;
  readonly session: PageSession;
  readonly resourceServer: string;
}

/** Who the page is for, as the site's session keeps it. */
export interface PageSession {
  readonly user: unknown;
  readonly permissions: readonly string[];
  readonly isRestored: boolean;
}

/** A page as the site's server entry answers it. */
export interface RenderedPage {
  readonly status: number;
  readonly location?: string;
  readonly head: string;
  readonly body: string;
  readonly state: string;
  readonly stateId: string;
  readonly source: string | undefined;
  readonly bootScript: string;
  /** The tenant's look; left out where it could not be read. */
  readonly look?: PageLook;
}

export interface PageLook {
  /** Rules after the site's styles. */
  readonly css: string;
  /** Of the site when the page was made: an open page follows from there. */
  readonly version: string;
  /** For whom has not chosen. */
  readonly defaultMode: 'light' | 'dark' | 'auto';
}

export type SiteRenderer = (request: RenderRequest) => Promise<RenderedPage>;
