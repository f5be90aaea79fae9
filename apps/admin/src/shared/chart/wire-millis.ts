/** Milliseconds to reckon with between two wire times of one time zone; no moment of its own. */
export function wireMillis(time: string): number {
  return Date.parse(`${time.slice(0, 19)}Z`);
}
