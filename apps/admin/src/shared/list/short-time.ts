/** Returns a wire time for a table: `11-18 18:52` this year, `2025-11-18` before; `—` for none. */
export function shortTime(time: string | null, now: Date): string {
  if (time === null) return '—';
  return time.startsWith(String(now.getFullYear())) ? `${time.slice(5, 10)} ${time.slice(11, 16)}` : time.slice(0, 10);
}
