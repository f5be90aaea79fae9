/** Carries messages between the processes that serve the same hubs. At most once: who is away misses them. */
export interface Backplane {
  /** Hands the message to everybody who subscribed to the channel, in the order published; the publisher may get it back. */
  publish(channel: string, message: string): void;
  /** Resolves when messages are being heard; ends with what stops it. */
  subscribe(channel: string, deliver: (message: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}
