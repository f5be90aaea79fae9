const maxId = 2_147_483_647;
const maxNamed = 500;

/** Returns the ids of the rows a call is about: its input's `id` or `ids`, else those of what it created. */
export function subjectIds(input: unknown, result: unknown): number[] {
  const named = idsOf(input);
  // Only what a caller writes may be without end.
  return named.length > 0 ? named.slice(0, maxNamed) : idsOf(result);
}

function idsOf(value: unknown): number[] {
  return [...new Set([...numbersOf(fieldOf(value, 'id')), ...numbersOf(fieldOf(value, 'ids'))])];
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : null;
}

function numbersOf(value: unknown): number[] {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list.flatMap((item) => {
    const id = typeof item === 'number' || (typeof item === 'string' && /^\d{1,10}$/.test(item)) ? Number(item) : 0;
    return Number.isInteger(id) && id >= 1 && id <= maxId ? [id] : [];
  });
}
