/** 64 bits as hex: which of the low 8 × 8 luminance cosines lie above their median. The mean brightness is left out. */
export function perceptualHash(low: readonly (readonly number[])[]): string {
  const all = low.flatMap((row) => row.slice(0, 8));
  const median = all.slice(1).toSorted((a, b) => a - b)[31] ?? 0;
  const bits = all.map((value, i) => (i > 0 && value > median ? '1' : '0')).join('');
  return BigInt(`0b${bits}`).toString(16).padStart(16, '0');
}
