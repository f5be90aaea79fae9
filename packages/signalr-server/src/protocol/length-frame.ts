import { assertLength, type FoundFrame } from './input-buffer.ts';
import { ProtocolError } from './protocol-error.ts';

const maxLengthBytes = 5;

/** Binary messages begin with their length, seven bits a byte, the lowest first. */
export function findCounted(bytes: Buffer, _searched: number, limit: number): FoundFrame | null {
  let length = 0;
  for (let place = 0; place < maxLengthBytes; place += 1) {
    const byte = bytes[place];
    if (byte === undefined) return null;
    length += (byte & 0x7f) * 2 ** (7 * place);
    if ((byte & 0x80) !== 0) continue;
    assertLength(length, limit);
    const start = place + 1;
    return bytes.length < start + length ? null : { start, end: start + length, next: start + length };
  }
  throw new ProtocolError('The length of a message is not readable.');
}

export function writeCounted(body: Uint8Array): Buffer {
  const prefix: number[] = [];
  let rest = body.length;
  do {
    prefix.push(rest > 0x7f ? (rest & 0x7f) | 0x80 : rest);
    rest = Math.floor(rest / 128);
  } while (rest > 0);
  return Buffer.concat([Buffer.from(prefix), body]);
}
