/** Kinds of messages, by their number on the wire. */
export const messageType = {
  invocation: 1,
  streamItem: 2,
  completion: 3,
  streamInvocation: 4,
  cancelInvocation: 5,
  ping: 6,
  close: 7,
  ack: 8,
  sequence: 9,
} as const;

export interface InvocationMessage {
  readonly type: 1 | 4;
  /** Without one, the sender expects no answer in any case. */
  readonly invocationId?: string | undefined;
  readonly target: string;
  readonly arguments: readonly unknown[];
  /** Ids of the streams that the sender uploads to this call. */
  readonly streamIds?: readonly string[] | undefined;
}

export interface StreamItemMessage {
  readonly type: 2;
  readonly invocationId: string;
  readonly item: unknown;
}

export interface CompletionMessage {
  readonly type: 3;
  readonly invocationId: string;
  readonly error?: string | undefined;
  readonly result?: unknown;
}

export interface CancelInvocationMessage {
  readonly type: 5;
  readonly invocationId: string;
}

export interface PingMessage {
  readonly type: 6;
}

export interface CloseMessage {
  readonly type: 7;
  readonly error?: string | undefined;
  readonly allowReconnect?: boolean | undefined;
}

export interface SequenceMessage {
  /** 8 acknowledges all messages up to that number; 9 announces the next number. */
  readonly type: 8 | 9;
  readonly sequenceId: number;
}

export type HubMessage =
  | InvocationMessage
  | StreamItemMessage
  | CompletionMessage
  | CancelInvocationMessage
  | PingMessage
  | CloseMessage
  | SequenceMessage;

/** Returns whether a message is numbered, acknowledged and resent when a connection is resumed. */
export function isNumbered({ type }: HubMessage): boolean {
  return type <= messageType.cancelInvocation;
}
