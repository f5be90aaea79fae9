const maxSigns = 60;

/** What a field of text holds, to be told in a sentence; "" for a long or formatted text, a path and what is no text. */
export function shortLine(value: unknown): string {
  if (typeof value !== 'string' || value.length > maxSigns || /^[</]|\n/.test(value)) return '';
  return value === '' ? '空着' : `「${value.replace(/^(\d{4}-\d\d-\d\d)T/, '$1 ')}」`;
}
