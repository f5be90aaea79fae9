/** What the contract takes of a scanned text. */
const maxScanLength = 600;

/** A scanned text as the server takes it: what is longer is no ticket's, and NUL and halves of signs can't be stored. Empty where nothing is left. */
export function cleanScan(text: string): string {
  return text
    .trim()
    .slice(0, maxScanLength)
    .replaceAll('\0', '')
    .replaceAll(/\p{Cs}/gu, '')
    .trim();
}
