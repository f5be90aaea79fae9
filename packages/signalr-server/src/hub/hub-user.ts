/** The connected user, as the application defines them; it may have further fields. */
export interface HubUser {
  /** Null for a visitor without an account. */
  readonly id: string | null;
  /** Milliseconds since 1970 at which the connection ends and the client returns with a fresh token. */
  readonly expiresAt?: number | undefined;
}
