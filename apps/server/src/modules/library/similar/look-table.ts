import { regionCount } from '../../../platform/imaging/region-corners.ts';
import { RowBlocks } from '../../../platform/scan/row-blocks.ts';
import { bitCount, wordsPerCode } from './nearest-codes.ts';

/** Looks of an image: the whole and its parts. */
export const looksPerImage = 1 + regionCount;
const wordsPerImage = looksPerImage * wordsPerCode;
const bits = 32 * wordsPerCode;

/** In a table so large, what differs in more than this of the first 64 bits is passed over: unrelated codes differ in 32. */
const [largeTable, maxDistanceOf64] = [50_000, 24];

/** Codes of all images of a library, `looksPerImage` each. */
export class LookTable extends RowBlocks<Uint32Array> {
  constructor() {
    super(wordsPerImage, (length) => new Uint32Array(length));
  }

  /** Returns the ids of the `limit` images of which any look differs least from any wanted code, the most alike first; of these ids only where they are given. */
  nearest(wanted: readonly Uint32Array[], limit: number, among: ReadonlySet<number> | null): Int32Array {
    const cutoff = this.count > largeTable && !among ? maxDistanceOf64 : bits;
    // One after the other in one array, which takes less time than several.
    const codesWanted = Uint32Array.from(wanted.flatMap((code) => [...code]));
    const differences = new Uint16Array(this.count).fill(bits);
    const counts = new Uint32Array(bits + 1);
    let place = 0;
    for (const { ids, codes, count } of this.blocks)
      for (let row = 0; row < count; row += 1, place += 1) {
        if (among && !among.has(ids[row] ?? 0)) continue;
        const difference = leastDifference(codes, row * wordsPerImage, codesWanted, cutoff);
        differences[place] = difference;
        counts[difference] = (counts[difference] ?? 0) + 1;
      }
    return this.#inOrder(differences, counts, limit);
  }

  /** Sorts by difference what is within the limit; what was passed over isn't. */
  #inOrder(differences: Uint16Array, counts: Uint32Array, limit: number): Int32Array {
    const places = new Uint32Array(bits);
    let farthest = 0;
    let within = counts[0] ?? 0;
    while (farthest < bits - 1 && within < limit) {
      farthest += 1;
      places[farthest] = within;
      within += counts[farthest] ?? 0;
    }
    const sorted = new Int32Array(within);
    let place = 0;
    for (const { ids, count } of this.blocks)
      for (let row = 0; row < count; row += 1, place += 1) {
        const difference = differences[place] ?? bits;
        if (difference > farthest) continue;
        const next = places[difference] ?? 0;
        sorted[next] = ids[row] ?? 0;
        places[difference] = next + 1;
      }
    return sorted.slice(0, limit);
  }
}

function leastDifference(codes: Uint32Array, from: number, wanted: Uint32Array, cutoff: number): number {
  let least = bits;
  for (let at = from; at < from + wordsPerImage; at += wordsPerCode) {
    const first = codes[at] ?? 0;
    const second = codes[at + 1] ?? 0;
    for (let code = 0; code < wanted.length; code += wordsPerCode) {
      let difference = bitCount(first ^ (wanted[code] ?? 0)) + bitCount(second ^ (wanted[code + 1] ?? 0));
      if (difference > cutoff || difference >= least) continue;
      for (let word = 2; word < wordsPerCode; word += 1)
        difference += bitCount((codes[at + word] ?? 0) ^ (wanted[code + word] ?? 0));
      if (difference < least) least = difference;
    }
  }
  return least;
}
