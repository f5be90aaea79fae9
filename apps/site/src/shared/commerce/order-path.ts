/** Address of one of the user's orders. */
export function orderPath(id: number): string {
  return `/user/main/orders?order=${id}`;
}
