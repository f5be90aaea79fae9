/** Returns a query string with repeated keys for lists: `{ ids: [1, 2] }` → `?ids=1&ids=2`. Undefined, null and empty lists are omitted. */
export function wireQuery(input: unknown): string {
  if (typeof input !== 'object' || input === null) return '';
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) query.append(name, String(item));
    }
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
