/** Solves a square system by elimination; null when it has no single solution. The matrix is used up. */
export function solveLinear(matrix: Float64Array[], right: Float64Array): Float64Array | null {
  const size = right.length;
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let row = column + 1; row < size; row++)
      if (Math.abs(matrix[row]?.[column] ?? 0) > Math.abs(matrix[pivot]?.[column] ?? 0)) pivot = row;
    const line = matrix[pivot];
    const other = matrix[column];
    if (!line || !other || Math.abs(line[column] ?? 0) < 1e-12) return null;
    matrix[pivot] = other;
    matrix[column] = line;
    [right[pivot], right[column]] = [right[column] ?? 0, right[pivot] ?? 0];
    for (let row = 0; row < size; row++) {
      const target = matrix[row];
      if (row === column || !target) continue;
      const factor = (target[column] ?? 0) / (line[column] ?? 1);
      for (let i = column; i < size; i++) target[i] = (target[i] ?? 0) - factor * (line[i] ?? 0);
      right[row] = (right[row] ?? 0) - factor * (right[column] ?? 0);
    }
  }
  return right.map((value, row) => value / (matrix[row]?.[row] ?? 1));
}
