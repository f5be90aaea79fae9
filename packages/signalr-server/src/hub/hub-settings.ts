/** Limits of one hub. A client that exceeds one is told the reason and disconnected. */
export interface HubLimits {
  /** Bytes of one message from a client. */
  readonly messageBytes: number;
  /** Calls, stream items and answers per second from one connection, after an initial burst. */
  readonly messagesPerSecond: number;
  readonly messageBurst: number;
  /** Calls of one connection that wait for the one before. */
  readonly waitingCalls: number;
  /** Items of an uploaded stream that wait to be read. */
  readonly waitingItems: number;
  /** Unread bytes in transit to a connection, beyond which it is dropped. */
  readonly unsentBytes: number;
  /** Bytes kept for resuming a connection. */
  readonly replayBytes: number;
  readonly connections: number;
  /** Connections of one user; a newer one closes the oldest. */
  readonly connectionsPerUser: number;
  /** Receivers of a broadcast that are written to in one go; the others follow in slices of half of it. */
  readonly receiversAtOnce: number;
}

/** All in milliseconds. */
export interface HubTiming {
  /** Between a negotiation and its connection, and from there to the handshake. */
  readonly handshake: number;
  /** The server pings after this long without another message. */
  readonly keepAlive: number;
  /** A pinging client that is silent for this long counts as gone. */
  readonly clientTimeout: number;
  /** How long a resumable connection is kept without a socket. */
  readonly resume: number;
  /** How long a poll waits for a message. */
  readonly poll: number;
  /** A long-polling client that does not poll for this long counts as gone. */
  readonly pollGap: number;
  /** How long a client may take to answer a call of the server. */
  readonly clientResult: number;
  /** Interval of checking all of the above and of sending acknowledgements. */
  readonly tick: number;
}

export const defaultLimits: HubLimits = {
  messageBytes: 64 * 1024,
  messagesPerSecond: 20,
  messageBurst: 60,
  waitingCalls: 100,
  waitingItems: 1000,
  unsentBytes: 1024 * 1024,
  replayBytes: 100_000,
  connections: 20_000,
  connectionsPerUser: 10,
  receiversAtOnce: 1000,
};

export const defaultTiming: HubTiming = {
  handshake: 15_000,
  keepAlive: 15_000,
  clientTimeout: 30_000,
  resume: 30_000,
  poll: 90_000,
  pollGap: 15_000,
  clientResult: 30_000,
  tick: 1000,
};
