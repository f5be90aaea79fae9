/** Returns words that were written with their highest byte first; all machines that this runs on begin with the lowest. */
export function wordsIn(bytes: Buffer | null): Uint32Array<ArrayBuffer> {
  const own = new Uint8Array(bytes ?? []);
  Buffer.from(own.buffer).swap32();
  return new Uint32Array(own.buffer);
}
