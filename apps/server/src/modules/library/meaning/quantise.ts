const largest = 127;

/** Returns a vector as a byte a number, the largest as 127; its length is lost, its direction kept within half a per cent. */
export function quantise(vector: Float32Array): Int8Array {
  const most = vector.reduce((so, number) => Math.max(so, Math.abs(number)), 0);
  return Int8Array.from(vector, (number) => (most === 0 ? 0 : Math.round((number / most) * largest)));
}
