const dayMs = 86_400_000;
const most = 5;

/** Returns the days to write below an axis that begins on `first` and is `length` days long, evenly spread. */
export function tickDays(first: string, length: number): string[] {
  const gaps = Math.max(1, Math.min(most - 1, length));
  const start = Date.parse(`${first}T00:00:00Z`);
  return Array.from({ length: gaps + 1 }, (_, index) =>
    new Date(start + Math.round((index * length) / gaps) * dayMs).toISOString().slice(0, 10),
  );
}
