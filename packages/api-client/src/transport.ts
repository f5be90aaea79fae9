/** An outgoing call. Dates are still Dates. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly input?: unknown;
  /** Makes a retry of the same change return the first result again. */
  readonly idempotencyKey?: string | undefined;
  /** In place of the session's own Authorization header, for its last call. */
  readonly authorization?: string | undefined;
}

/** The answer to a call; `status` 0 means that none arrived. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
  /** Value of the answer's `Retry-After`, in seconds. */
  readonly retryAfter?: number | undefined;
  /** Number of the call in the server's log. */
  readonly requestId?: string | undefined;
}

/** Carries calls to the server: over HTTP in the browser, in process while a page is rendered. Never throws for a failed call. */
export type Transport = (call: Call, signal?: AbortSignal) => Promise<Answer>;

/** The store's thunk extra argument, available to every call. */
export interface ApiExtra {
  readonly transport: Transport;
}
