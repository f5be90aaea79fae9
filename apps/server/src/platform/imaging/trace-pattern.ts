import { createHash } from 'node:crypto';

/** Cells along a picture's long side. At 800 px one is 5 px wide: it survives resizing and JPEG, and is too fine to be seen. */
const cellsAlong = 160;
const bitsPerHash = 256;

/** The cells of the invisible mark, over the whole picture. */
export interface TraceGrid {
  columns: number;
  rows: number;
}

export function traceGrid({ width, height }: { width: number; height: number }): TraceGrid {
  const cell = Math.max(width, height) / cellsAlong;
  return { columns: Math.max(1, Math.round(width / cell)), rows: Math.max(1, Math.round(height / cell)) };
}

/** Returns whether each cell becomes lighter (1) or darker (-1) for a code: as good as random to whoever doesn't know it. */
export function tracePattern(code: Uint8Array, { columns, rows }: TraceGrid): Int8Array {
  const signs = new Int8Array(columns * rows);
  for (let block = 0; block * bitsPerHash < signs.length; block++) {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(block);
    const bits = createHash('sha256').update(code).update(counter).digest();
    for (let bit = 0; bit < bitsPerHash && block * bitsPerHash + bit < signs.length; bit++)
      signs[block * bitsPerHash + bit] = ((bits[bit >> 3] ?? 0) >> (bit & 7)) & 1 ? 1 : -1;
  }
  return signs;
}
