/** Returns milliseconds for computing differences between wire times of one time zone; not a real timestamp. */
export function wireMillis(time: string): number {
  return Date.parse(`${time.slice(0, 19)}Z`);
}
