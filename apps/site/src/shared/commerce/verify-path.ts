/** Address at which anybody can check a licence. */
export function verifyPath(no: string): string {
  return `/single?key=licence&no=${encodeURIComponent(no)}`;
}
