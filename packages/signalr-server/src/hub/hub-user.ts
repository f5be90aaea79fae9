/** Who is connected, as the application knows him; it may know more than this. */
export interface HubUser {
  /** Null for a visitor without an account. */
  readonly id: string | null;
  /** Milliseconds since 1970: then the connection ends, and the client comes back with a fresh token. */
  readonly expiresAt?: number | undefined;
}
