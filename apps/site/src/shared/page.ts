import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { api } from '@tuyuan/api-client/api.ts';
import type { ApiExtra } from '@tuyuan/api-client/transport.ts';
import type { SessionState } from '@tuyuan/session/session-state.ts';
import type { ComponentType } from 'react';

/** A started query of the API, as returned by `endpoints.<name>.initiate(argument)`. */
interface StartedQuery<Result> {
  readonly requestId: string;
  unwrap(): Promise<Result>;
  unsubscribe(): void;
}

interface StoreState {
  readonly api: ReturnType<typeof api.reducer>;
}

/** `endpoints.<name>.initiate(argument)`. */
export type QueryThunk<Result> = ThunkAction<StartedQuery<Result>, StoreState, ApiExtra, UnknownAction>;

/** Loads a page's first data, on the server and before a navigation in the browser. Its components then use the same query by hook. */
export interface PageStore {
  /** For what the page can't be without: a failure becomes the page's error, with its status. */
  load<Result>(query: QueryThunk<Result>): Promise<Result>;
  /** For what may be missing: undefined when it fails, nothing is shown. */
  tryLoad<Result>(query: QueryThunk<Result>): Promise<Result | undefined>;
}

export interface PageRequest {
  readonly request: Request;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly url: URL;
  readonly session: SessionState;
}

/** Meta for search engines and share cards. Plain data, because it is serialised into the rendered page. */
export interface PageMeta {
  /** Without the site's name. */
  readonly title: string;
  readonly description?: string | undefined;
  /** Path and query of the page's one address; absent for pages that are not for search engines. */
  readonly canonical?: string | undefined;
  /** Address of the picture for share cards. */
  readonly image?: string | undefined;
  readonly type?: 'website' | 'article' | 'profile';
  /** schema.org objects; addresses in them are absolute. */
  readonly jsonLd?: readonly object[];
}

export interface PageContext {
  /** `https://host` of the site, for absolute addresses. */
  readonly origin: string;
  readonly siteName: string;
  readonly siteDescription: string;
  readonly url: URL;
}

interface PageDefinition<Data> {
  readonly component: ComponentType;
  prefetch(store: PageStore, request: PageRequest): Promise<Data>;
  meta(data: Data, context: PageContext): PageMeta;
  /** Returns false to answer 404. */
  isValid?(data: Data, request: PageRequest): boolean;
  /** Returns the page's HTTP status; default 200. */
  status?(request: PageRequest): number;
  /** Whether visitors are sent to log in and back. */
  readonly requiresLogin?: boolean;
  /** Names of the checks to pass before the page opens; the default ones unless listed here. */
  readonly middleware?: readonly string[];
}

const defaultMiddleware = ['auth', 'settings', 'systemSettings'];

/** A page as the router uses it, with its data's type hidden. */
export interface Page {
  readonly component: ComponentType;
  readonly requiresLogin: boolean;
  readonly middleware: readonly string[];
  open(store: PageStore, request: PageRequest): Promise<OpenedPage>;
}

export interface OpenedPage {
  readonly isValid: boolean;
  readonly status: number;
  meta(context: PageContext): PageMeta;
}

/** Defines a page; its file exports the result as `page`. */
export function definePage<Data>(definition: PageDefinition<Data>): Page {
  const { requiresLogin = false, middleware = defaultMiddleware } = definition;
  return {
    component: definition.component,
    requiresLogin,
    middleware,
    async open(store, request) {
      const data = await definition.prefetch(store, request);
      return {
        isValid: definition.isValid?.(data, request) ?? true,
        status: definition.status?.(request) ?? 200,
        meta: (context) => definition.meta(data, context),
      };
    },
  };
}
