/** Codes of 256 bits, eight words each, beside the ids of their images. */
export interface CodeTable {
  readonly ids: Int32Array;
  readonly codes: Uint32Array;
}

export const wordsPerCode = 8;
const bits = 256;

/** Returns the number of bits set in a word. */
export function bitCount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Returns the ids of the `limit` images whose code differs least from the nearest of `wanted`; `except` is left out. */
export function nearestCodes(
  { ids, codes }: CodeTable,
  wanted: readonly Uint32Array[],
  { limit, except }: { limit: number; except: number },
): Int32Array {
  const differences = new Uint16Array(ids.length).fill(bits);
  for (const code of wanted) lowerDifferences(differences, codes, code);
  const counts = new Uint32Array(bits + 1);
  for (let row = 0; row < ids.length; row += 1) {
    if (ids[row] === except) differences[row] = bits;
    else counts[differences[row] ?? bits] = (counts[differences[row] ?? bits] ?? 0) + 1;
  }
  let farthest = -1;
  let within = 0;
  while (farthest < bits && within < limit) {
    farthest += 1;
    within += counts[farthest] ?? 0;
  }
  const nearest: number[] = [];
  const last: number[] = [];
  for (let row = 0; row < ids.length; row += 1) {
    const difference = differences[row] ?? bits;
    const id = ids[row] ?? 0;
    if (difference > farthest || id === except) continue;
    (difference < farthest ? nearest : last).push(id);
  }
  return Int32Array.from([...nearest, ...last.slice(0, limit - nearest.length)]);
}

function lowerDifferences(differences: Uint16Array, codes: Uint32Array, code: Uint32Array): void {
  // In variables, not an array: this loop runs a million times for each image of a large library.
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = code;
  for (let row = 0, at = 0; row < differences.length; row += 1, at += wordsPerCode) {
    const difference =
      bitCount((codes[at] ?? 0) ^ a) +
      bitCount((codes[at + 1] ?? 0) ^ b) +
      bitCount((codes[at + 2] ?? 0) ^ c) +
      bitCount((codes[at + 3] ?? 0) ^ d) +
      bitCount((codes[at + 4] ?? 0) ^ e) +
      bitCount((codes[at + 5] ?? 0) ^ f) +
      bitCount((codes[at + 6] ?? 0) ^ g) +
      bitCount((codes[at + 7] ?? 0) ^ h);
    if (difference < (differences[row] ?? 0)) differences[row] = difference;
  }
}
