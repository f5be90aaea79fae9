/** Carries messages between the processes that serve the same hubs. Delivers at most once: absent processes miss messages. */
export interface Backplane {
  /** Delivers the message to all subscribers of the channel in the order published, possibly including the publisher. */
  publish(channel: string, message: string): void;
  /** Resolves when messages are being heard; ends with what stops it. */
  subscribe(channel: string, deliver: (message: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}
