function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** A copy of plain data with every value that is neither a list nor a plain object changed. */
export function mapLeaves(value: unknown, change: (leaf: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => mapLeaves(item, change));
  if (!isPlain(value)) return change(value);
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, mapLeaves(field, change)]));
}

/** Whether some value in plain data, however deep, passes the test. */
export function someLeaf(value: unknown, test: (leaf: unknown) => boolean): boolean {
  if (Array.isArray(value)) return value.some((item) => someLeaf(item, test));
  return isPlain(value) ? Object.values(value).some((field) => someLeaf(field, test)) : test(value);
}
