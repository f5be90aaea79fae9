const hex = (byte: number) => byte.toString(16).padStart(2, '0');

/** Returns a v4 UUID. The browser's own `randomUUID` is missing on pages loaded over plain http. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const text = [...bytes].map((byte, at) =>
    hex(at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte),
  );
  return text.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
