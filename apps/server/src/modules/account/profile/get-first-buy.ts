/** Whether a user has not paid for an order yet: nothing is sold on this site yet, so nobody has. */
export function getFirstBuy(): boolean {
  return true;
}
