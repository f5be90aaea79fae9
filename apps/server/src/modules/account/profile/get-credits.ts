/** A user's balance of credits: nothing earns any yet, so everybody's is zero. */
export function getCredits(): number {
  return 0;
}
