/** Bounds of what one hub takes on. Whoever breaks one is told why and disconnected. */
export interface HubLimits {
  /** Bytes of one message from a client. */
  readonly messageBytes: number;
  /** Calls, stream items and answers a second from one connection, after a first burst. */
  readonly messagesPerSecond: number;
  readonly messageBurst: number;
  /** Calls of one connection that wait for the one before. */
  readonly waitingCalls: number;
  /** Items of an uploaded stream that wait to be read. */
  readonly waitingItems: number;
  /** Bytes on their way to a connection that does not read them; beyond, it is dropped. */
  readonly unsentBytes: number;
  /** Bytes kept for a connection to be resumed. */
  readonly replayBytes: number;
  readonly connections: number;
  /** Of one user; a newer one ends his oldest. */
  readonly connectionsPerUser: number;
  /** Receivers of a broadcast that are written to in one go; the others follow in slices of half of it. */
  readonly receiversAtOnce: number;
}

/** All in milliseconds. */
export interface HubTiming {
  /** Between a negotiation and its connection, and from there to the handshake. */
  readonly handshake: number;
  /** Without anything else to say the server pings this often. */
  readonly keepAlive: number;
  /** A client that pings and then falls silent for so long is gone. */
  readonly clientTimeout: number;
  /** How long a resumable connection is kept without a socket. */
  readonly resume: number;
  /** How long a poll waits for something to say. */
  readonly poll: number;
  /** A long-polling client that does not poll for so long is gone. */
  readonly pollGap: number;
  /** How long a client may take to answer a call of the server. */
  readonly clientResult: number;
  /** How often it is looked whether any of the above is due; acknowledgements go out as often. */
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
