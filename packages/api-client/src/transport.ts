/** One call on its way out: what to send where. Dates are still Dates. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly input?: unknown;
  /** Makes a retry of the same change answer the first result again. */
  readonly idempotencyKey?: string | undefined;
  /** In place of the session's own Authorization header, for its last call. */
  readonly authorization?: string | undefined;
}

/** What came back; `status` 0 means that no answer came. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
  /** Seconds of the answer's `Retry-After`. */
  readonly retryAfter?: number | undefined;
  /** The call's number in the server's log. */
  readonly requestId?: string | undefined;
}

/** Carries calls to the server: over HTTP in the browser, in process while a page is rendered. Never throws for a failed call. */
export type Transport = (call: Call, signal?: AbortSignal) => Promise<Answer>;

/** What the store hands to every call as its thunk extra argument. */
export interface ApiExtra {
  readonly transport: Transport;
}
