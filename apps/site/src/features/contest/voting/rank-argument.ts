export const rankPageSize = 50;

/** Which page of the board, from 1. */
export function rankPage(query: URLSearchParams): number {
  const page = Number(query.get('page'));
  return Number.isInteger(page) && page > 1 && page < 1000 ? page : 1;
}

/** What the board's page asks for, by its address. */
export function rankArgument(activityId: number, query: URLSearchParams) {
  const page = rankPage(query);
  return {
    activityId,
    category: (query.get('category') ?? '').slice(0, 30),
    ...(page > 1 && { skipCount: (page - 1) * rankPageSize }),
  };
}
