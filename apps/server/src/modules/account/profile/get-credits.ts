/** Returns a user's credits: always zero, because nothing earns any yet. */
export function getCredits(): number {
  return 0;
}
