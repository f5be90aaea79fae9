import type { HubProtocol } from './hub-protocol.ts';
import { ProtocolError } from './protocol-error.ts';
import { type MessageFields, readFields } from './read-fields.ts';
import { findRecord, writeRecord } from './record-frame.ts';

export const jsonProtocol: HubProtocol = {
  name: 'json',
  isBinary: false,
  findFrame: findRecord,
  read: (frame) => readFields(parseObject(frame.toString())),
  // The client treats a missing item as a broken message, so what JSON omits is sent as null.
  write: (message) =>
    writeRecord(JSON.stringify(message.type === 2 ? { ...message, item: message.item ?? null } : message)),
};

function parseObject(text: string): MessageFields {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new ProtocolError('A message is no JSON.');
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
    throw new ProtocolError('A message is no JSON object.');
  return parsed;
}
