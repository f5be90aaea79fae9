/** Rows of the DCT-II of `size` samples; `orthonormal` scales them for energy, which the colour layout wants. */
export function cosineTable(size: number, orthonormal: boolean): Float64Array[] {
  return Array.from({ length: size }, (_, k) => {
    const scale = orthonormal ? (k === 0 ? Math.SQRT1_2 : 1) * Math.sqrt(2 / size) : 1;
    return Float64Array.from({ length: size }, (__, n) => scale * Math.cos((Math.PI * (n + 0.5) * k) / size));
  });
}

/** Returns the lowest `keep` × `keep` coefficients of a square block, as rows of vertical frequency. */
export function lowCosines(block: ArrayLike<number>, table: readonly Float64Array[], keep: number): number[][] {
  const size = table.length;
  const rows = table.slice(0, keep);
  const horizontal = rows.map((cosines) =>
    Array.from({ length: size }, (_, y) => {
      let sum = 0;
      for (let x = 0; x < size; x++) sum += (block[y * size + x] ?? 0) * (cosines[x] ?? 0);
      return sum;
    }),
  );
  return rows.map((cosines) =>
    horizontal.map((column) => column.reduce((sum, value, y) => sum + value * (cosines[y] ?? 0), 0)),
  );
}
