import { assertLength, type FoundFrame } from './input-buffer.ts';

const separator = 0x1e;

/** Text messages, and every handshake, end with the record separator. */
export function findRecord(bytes: Buffer, searched: number, limit: number): FoundFrame | null {
  const end = bytes.indexOf(separator, searched);
  assertLength(end === -1 ? bytes.length : end, limit);
  return end === -1 ? null : { start: 0, end, next: end + 1 };
}

export function writeRecord(text: string): Buffer {
  return Buffer.from(`${text}\u001e`);
}
