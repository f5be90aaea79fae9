/** The contract's limit for a scanned text. */
const maxScanLength = 600;

/**
 * Returns a scanned text as the server accepts it: longer text is no ticket's, and NUL and lone surrogates can't be
 * stored. Empty when nothing is left.
 */
export function cleanScan(text: string): string {
  return text
    .trim()
    .slice(0, maxScanLength)
    .replaceAll('\0', '')
    .replaceAll(/\p{Cs}/gu, '')
    .trim();
}
