import type { HubProtocol } from './hub-protocol.ts';
import { jsonProtocol } from './json-protocol.ts';
import { messagePackProtocol } from './messagepack-protocol.ts';
import { ProtocolError } from './protocol-error.ts';
import { writeRecord } from './record-frame.ts';

const protocols: ReadonlyMap<unknown, HubProtocol> = new Map(
  [jsonProtocol, messagePackProtocol].map((protocol) => [protocol.name, protocol]),
);
const newestVersion = 2;

/** Returns the protocol requested by the first message, if the transport carries it. Throws a `ProtocolError` whose text goes into the answer. */
export function readHandshake(frame: Buffer, { isTextOnly }: { isTextOnly: boolean }): HubProtocol {
  const { protocol: wanted, version } = parseRequest(frame);
  const protocol = protocols.get(wanted);
  if (!protocol) throw new ProtocolError(`The protocol '${String(wanted)}' is not supported.`);
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1 || version > newestVersion)
    throw new ProtocolError(
      `The server does not support version ${String(version)} of the '${protocol.name}' protocol.`,
    );
  if (protocol.isBinary && isTextOnly)
    throw new ProtocolError(
      `Cannot use the '${protocol.name}' protocol on the current transport. The transport does not support 'Binary' transfer format.`,
    );
  return protocol;
}

function parseRequest(frame: Buffer): { protocol?: unknown; version?: unknown } {
  try {
    const parsed: unknown = JSON.parse(frame.toString());
    if (typeof parsed === 'object' && parsed !== null) return parsed;
  } catch {
    // Reported below.
  }
  throw new ProtocolError('The handshake is not readable.');
}

export const handshakeAccepted = writeRecord('{}');

export function handshakeRefused(error: string): Buffer {
  return writeRecord(JSON.stringify({ error }));
}
