const dayMs = 86_400_000;

const instantOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** Returns the day `count` days later. */
export function dayAfter(day: string, count: number): string {
  return new Date(instantOf(day) + count * dayMs).toISOString().slice(0, 10);
}

/** Returns the same day `count` months later, or the last of a shorter month. */
export function dayMonthsAfter(day: string, count: number): string {
  const [year = 0, month = 0, ofMonth = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + count, Math.min(ofMonth, last))).toISOString().slice(0, 10);
}

/** Returns the weeks of the day's month, Monday first, with the days of its neighbours that fill them. */
export function weeksOfMonth(day: string): string[][] {
  const first = `${day.slice(0, 8)}01`;
  const weekday = (new Date(instantOf(first)).getUTCDay() + 6) % 7;
  const next = dayMonthsAfter(first, 1);
  const weeks: string[][] = [];
  for (let start = dayAfter(first, -weekday); start < next; start = dayAfter(start, 7))
    weeks.push(Array.from({ length: 7 }, (_, index) => dayAfter(start, index)));
  return weeks;
}
