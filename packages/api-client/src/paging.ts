/** Start of the next page; null for the first. */
export type Cursor = string | null;

export interface CursorPage {
  readonly nextCursor?: string | null | undefined;
}

/** RTK Query's infinite paging by the wire's `nextCursor`. */
export const cursorPaging = {
  initialPageParam: firstCursor(),
  getNextPageParam: (last: CursorPage): Cursor | undefined => last.nextCursor ?? undefined,
};

function firstCursor(): Cursor {
  return null;
}
