/** Returns the conference whose wall the address names; null if it names none. */
export function wallIdOf(query: URLSearchParams): number | null {
  const id = query.get('id') ?? '';
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null;
}
