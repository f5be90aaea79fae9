/** Returns the number that the address names; undefined where it names none. */
export function pageIdOf(query: URLSearchParams): number | undefined {
  const text = query.get('id') ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
