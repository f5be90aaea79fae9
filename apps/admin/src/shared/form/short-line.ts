const maxSigns = 60;

/** Returns a text field's value for use in a sentence; "" for long or formatted text, paths and values that are not text. */
export function shortLine(value: unknown): string {
  if (typeof value !== 'string' || value.length > maxSigns || /^[</]|\n/.test(value)) return '';
  return value === '' ? '空着' : `「${value.replace(/^(\d{4}-\d\d-\d\d)T/, '$1 ')}」`;
}
