/** What the board's page asks for, by its address. */
export function rankArgument(activityId: number, query: URLSearchParams) {
  return { activityId, category: (query.get('category') ?? '').slice(0, 30) };
}
