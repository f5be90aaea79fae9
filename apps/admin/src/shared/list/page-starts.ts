/** Returns the start offsets of the pages of the first `count` rows: 0, 100, 200 … */
export function pageStarts(count: number, pageSize: number): number[] {
  return Array.from({ length: Math.ceil(count / pageSize) }, (_, index) => index * pageSize);
}
