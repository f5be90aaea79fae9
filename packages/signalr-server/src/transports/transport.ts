export type TransportName = 'WebSockets' | 'ServerSentEvents' | 'LongPolling';

/** Carries bytes to one client. What it hears from the client it hands to the connection it was opened for. */
export interface Transport {
  readonly name: TransportName;
  /** Sends whole messages only: the client treats what it receives at once as complete. */
  write(messages: Buffer): void;
  /** Bytes written that have not left yet. */
  unsentBytes(): number;
  /** Ends after what was written. */
  end(): void;
  /** Closes at once. */
  destroy(): void;
  /** Since when there has been no reader, in `performance.now()` milliseconds; null while there is one or when unknown. */
  readonly abandonedSince: number | null;
}
