export type TransportName = 'WebSockets' | 'ServerSentEvents' | 'LongPolling';

/** Carries bytes to one client. What it hears from the client it hands to the connection it was opened for. */
export interface Transport {
  readonly name: TransportName;
  /** Whole messages only: the client takes what it gets at once for complete. */
  write(messages: Buffer): void;
  /** Bytes written that have not left yet. */
  unsentBytes(): number;
  /** Ends after what was written. */
  end(): void;
  /** Ends at once. */
  destroy(): void;
  /** Since when nobody has been there to read, in `performance.now()` milliseconds; null while somebody is, or it can't be told. */
  readonly abandonedSince: number | null;
}
