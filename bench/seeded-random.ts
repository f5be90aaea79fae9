/** Numbers in [0, 1) that are the same on every run (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Returns an index below `length`; low ones are drawn far more often, like words in real text. */
export function zipfIndex(random: () => number, length: number): number {
  return Math.min(length - 1, Math.floor(length ** random()) - 1 < 0 ? 0 : Math.floor(length ** random() - 1));
}
