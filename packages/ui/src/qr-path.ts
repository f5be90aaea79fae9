export interface QrPath {
  /** All dark runs, row by row; a square is 1 × 1. */
  readonly path: string;
  /** Squares of a side, without the quiet zone. */
  readonly squares: number;
}

/** Returns a text's QR code as one path, with correction level `L` or `M`. The generator is loaded on first use. */
export async function qrPath(text: string, level: 'L' | 'M'): Promise<QrPath> {
  const { create } = await import('qrcode');
  const { modules } = create(text, { errorCorrectionLevel: level });
  const { size } = modules;
  let path = '';
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < size; column += 1) {
      const start = column;
      while (column < size && modules.get(row, column)) column += 1;
      if (column > start) path += `M${start} ${row}h${column - start}v1h${start - column}z`;
    }
  return { path, squares: size };
}
