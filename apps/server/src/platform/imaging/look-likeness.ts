/** Cosine between two descriptors: 1 for the same look, around 0 for unrelated ones after centring, never above 1. */
export function lookLikeness(a: Int8Array | Float32Array, b: Int8Array | Float32Array): number {
  let dot = 0;
  let squareA = 0;
  let squareB = 0;
  for (let i = 0; i < a.length; i++) {
    const x = a[i] ?? 0;
    const y = b[i] ?? 0;
    dot += x * y;
    squareA += x * x;
    squareB += y * y;
  }
  return squareA === 0 || squareB === 0 ? 0 : dot / Math.sqrt(squareA * squareB);
}
