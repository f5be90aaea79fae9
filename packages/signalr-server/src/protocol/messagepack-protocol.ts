import { Decoder, decodeTimestampExtension, Encoder, EXT_TIMESTAMP, ExtensionCodec } from '@msgpack/msgpack';
import { assertDeclaredLengths } from './assert-declared-lengths.ts';
import { type HubMessage, messageType } from './hub-message.ts';
import type { HubProtocol } from './hub-protocol.ts';
import { findCounted, writeCounted } from './length-frame.ts';
import { ProtocolError } from './protocol-error.ts';
import { type MessageFields, readFields } from './read-fields.ts';

const resultKind = { error: 1, none: 2, value: 3 } as const;
const noHeaders = {};
const encoder = new Encoder({ ignoreUndefined: true });
const extensionCodec = new ExtensionCodec();
extensionCodec.register({
  type: EXT_TIMESTAMP,
  encode: () => null,
  // Same form as a date in JSON.
  decode: (data) => decodeTimestampExtension(data).toISOString(),
});
const decoder = new Decoder({ extensionCodec });

export const messagePackProtocol: HubProtocol = {
  name: 'messagepack',
  isBinary: true,
  findFrame: findCounted,
  read(frame) {
    const items = decodeArray(frame);
    return readFields(fieldsOf(items));
  },
  write: (message) => writeCounted(encoder.encodeSharedRef(itemsOf(message))),
};

function decodeArray(frame: Buffer): readonly unknown[] {
  assertDeclaredLengths(frame);
  let decoded: unknown;
  try {
    decoded = decoder.decode(frame);
  } catch {
    throw new ProtocolError('A message is no MessagePack.');
  }
  if (!Array.isArray(decoded)) throw new ProtocolError('A message is no MessagePack array.');
  return decoded;
}

/** Ignores headers, and further items from newer peers. */
function fieldsOf(items: readonly unknown[]): MessageFields {
  const [type] = items;
  switch (type) {
    case messageType.invocation:
    case messageType.streamInvocation:
      return { type, invocationId: items[2], target: items[3], arguments: items[4], streamIds: items[5] };
    case messageType.streamItem:
      return { type, invocationId: items[2], item: items[3] };
    case messageType.completion:
      return {
        type,
        invocationId: items[2],
        error: items[3] === resultKind.error ? (items[4] ?? '') : undefined,
        result: items[3] === resultKind.value ? items[4] : undefined,
      };
    case messageType.cancelInvocation:
      return { type, invocationId: items[2] };
    case messageType.close:
      return { type, error: items[1] };
    case messageType.ack:
    case messageType.sequence:
      return { type, sequenceId: items[1] };
    default:
      return { type };
  }
}

function itemsOf(message: HubMessage): unknown[] {
  switch (message.type) {
    case messageType.invocation:
    case messageType.streamInvocation:
      return [
        message.type,
        noHeaders,
        message.invocationId ?? null,
        message.target,
        jsonValue(message.arguments),
        message.streamIds ?? [],
      ];
    case messageType.streamItem:
      return [message.type, noHeaders, message.invocationId, jsonValue(message.item)];
    case messageType.completion:
      if (message.error !== undefined)
        return [message.type, noHeaders, message.invocationId, resultKind.error, message.error];
      if (message.result === undefined) return [message.type, noHeaders, message.invocationId, resultKind.none];
      return [message.type, noHeaders, message.invocationId, resultKind.value, jsonValue(message.result)];
    case messageType.cancelInvocation:
      return [message.type, noHeaders, message.invocationId];
    case messageType.ping:
      return [message.type];
    case messageType.close:
      return [message.type, message.error ?? null, message.allowReconnect ?? false];
    case messageType.ack:
    case messageType.sequence:
      return [message.type, message.sequenceId];
  }
}

/** Returns the value as it would arrive in JSON: dates as text, nothing undefined. Throws for what JSON cannot represent. */
function jsonValue(value: unknown): unknown {
  const text: string | undefined = JSON.stringify(value);
  return text === undefined ? null : JSON.parse(text);
}
