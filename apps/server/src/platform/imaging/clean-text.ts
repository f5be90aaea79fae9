// Control characters but tab and newline, the replacement character, and marks that turn the direction of text around.
const unwanted = /(?![\t\n])[\p{Cc}\ufffd\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** Returns untrusted text from a file in storable and displayable form: at most `max` characters, null when nothing is left. */
export function cleanText(value: unknown, max: number): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  // Cut first, because a field may contain megabytes.
  const text = String(value)
    .slice(0, max * 4)
    .toWellFormed()
    .replace(unwanted, '')
    .normalize('NFC')
    .trim();
  return [...text].slice(0, max).join('').trim() || null;
}
