import { type HubMessage, messageType } from './hub-message.ts';
import { ProtocolError } from './protocol-error.ts';

/** All fields a message may have, in any encoding; absent ones are undefined. */
export interface MessageFields {
  readonly type?: unknown;
  readonly invocationId?: unknown;
  readonly target?: unknown;
  readonly arguments?: unknown;
  readonly streamIds?: unknown;
  readonly item?: unknown;
  readonly error?: unknown;
  readonly result?: unknown;
  readonly allowReconnect?: unknown;
  readonly sequenceId?: unknown;
}

const maxNameLength = 256;
const maxStreams = 16;

/** Returns the message of these fields; null for a kind this version does not know. Throws a `ProtocolError`. */
export function readFields(fields: MessageFields): HubMessage | null {
  switch (fields.type) {
    case messageType.invocation:
      return { type: messageType.invocation, ...call(fields), invocationId: optionalName(fields.invocationId) };
    case messageType.streamInvocation:
      return { type: messageType.streamInvocation, ...call(fields), invocationId: name(fields.invocationId) };
    case messageType.streamItem:
      return { type: messageType.streamItem, invocationId: name(fields.invocationId), item: fields.item };
    case messageType.completion:
      return {
        type: messageType.completion,
        invocationId: name(fields.invocationId),
        error: optionalText(fields.error),
        result: fields.result,
      };
    case messageType.cancelInvocation:
      return { type: messageType.cancelInvocation, invocationId: name(fields.invocationId) };
    case messageType.ping:
      return { type: messageType.ping };
    case messageType.close:
      return { type: messageType.close, error: optionalText(fields.error) };
    case messageType.ack:
    case messageType.sequence:
      return { type: fields.type, sequenceId: sequence(fields.sequenceId) };
    default:
      if (typeof fields.type !== 'number') throw new ProtocolError('A message has no type.');
      return null;
  }
}

function call({ target, arguments: values, streamIds }: MessageFields) {
  if (!Array.isArray(values)) throw new ProtocolError('A call has no list of arguments.');
  const list: readonly unknown[] = values;
  return { target: name(target), arguments: list, streamIds: names(streamIds) };
}

function name(value: unknown): string {
  if (typeof value !== 'string' || value === '' || value.length > maxNameLength)
    throw new ProtocolError('A message names no call.');
  return value;
}

function optionalName(value: unknown): string | undefined {
  return value === undefined || value === null ? undefined : name(value);
}

function optionalText(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string') throw new ProtocolError('The error of a message is no text.');
  return value;
}

function names(value: unknown): readonly string[] | undefined {
  if (value === undefined || value === null) return undefined;
  if (!Array.isArray(value) || value.length > maxStreams) throw new ProtocolError('A call names its streams wrongly.');
  return value.map(name);
}

function sequence(value: unknown): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0)
    throw new ProtocolError('A message has no sequence number.');
  return value;
}
