const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Returns a value read from XML, at any depth, with its texts' character references resolved. Unknown ones stay as they are. */
export function decodeEntities(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,4});/gi, resolve);
  if (Array.isArray(value)) return value.map(decodeEntities);
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, decodeEntities(item)]));
}

function resolve(whole: string, reference: string): string {
  if (!reference.startsWith('#')) return named[reference] ?? whole;
  const code = /^#x/i.test(reference) ? Number.parseInt(reference.slice(2), 16) : Number(reference.slice(1));
  return code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code) : whole;
}
