/**
 * Returns the `tel:` address of a phone number as people write it.
 * What follows the number (opening hours, an extension's words, a second number) is not dialled:
 * `0871-6500 0000（工作日 9:00–18:00）` leads to `tel:087165000000`. "" when no digit starts it.
 */
export function phoneLink(text: string): string {
  const written = /^[^\d+]*(\+?[\d\s-]*\d)/.exec(text)?.[1];
  return written === undefined ? '' : `tel:${written.replaceAll(/[^\d+]/g, '')}`;
}
