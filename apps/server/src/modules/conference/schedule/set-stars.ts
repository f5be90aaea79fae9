import { inTransaction } from '../../../platform/database/database.ts';
import type { TicketContext } from '../../../platform/http/request-context.ts';
import { deleteStars, insertStars, readStars } from './star.repository.ts';

/** Sets each session's star to its last given value, because a phone that was offline sends all its changes. Returns all stars. */
export function setStars(
  { db, ticket }: TicketContext,
  wanted: readonly { sessionId: number; isStarred: boolean }[],
): Promise<number[]> {
  const last = [...new Map(wanted.map(({ sessionId, isStarred }) => [sessionId, isStarred]))];
  const idsOf = (isStarred: boolean) => last.flatMap(([id, value]) => (value === isStarred ? [id] : []));
  return inTransaction(db, async (transaction) => {
    await insertStars(transaction, ticket, idsOf(true));
    await deleteStars(transaction, ticket.attendeeId, idsOf(false));
    return readStars(transaction, ticket.attendeeId);
  });
}
