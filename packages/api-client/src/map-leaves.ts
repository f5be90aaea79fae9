function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** Returns a copy of plain data in which `change` is applied to every value that is neither a list nor a plain object. */
export function mapLeaves(value: unknown, change: (leaf: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => mapLeaves(item, change));
  if (!isPlain(value)) return change(value);
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, mapLeaves(field, change)]));
}

/** Returns whether any value in plain data, at any depth, passes the test. */
export function someLeaf(value: unknown, test: (leaf: unknown) => boolean): boolean {
  if (Array.isArray(value)) return value.some((item) => someLeaf(item, test));
  return isPlain(value) ? Object.values(value).some((field) => someLeaf(field, test)) : test(value);
}
