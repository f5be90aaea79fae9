import type { getMyLiveMarks, LiveMark, LiveReportReason } from '@tuyuan/contract/conference/photo-wall.ts';
import type { OutputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { TicketContext } from '../../../platform/http/request-context.ts';
import { listMarks, setMark, takeReport } from './photo-state.repository.ts';
import { publishWallWaiting } from './publish-wall-waiting.ts';
import { tellPhoto } from './tell-photo.ts';
import { findShown } from './wall.repository.ts';

export async function readMyMarks({ db, ticket }: TicketContext): Promise<OutputOf<typeof getMyLiveMarks>> {
  const { marks, requests } = await listMarks(db, ticket.attendeeId);
  const idsOf = (wanted: string) => marks.filter(({ kind }) => kind === wanted).map(({ id }) => id);
  return { liked: idsOf('like'), collected: idsOf('collect'), reported: idsOf('report'), originals: requests };
}

/**
 * Returns the number of likes. Throws `LivePhoto.NotFound`, and `Conference.Over` for a like after the end; saving for
 * oneself stays possible.
 */
export function markPhoto(
  { db, ticket }: TicketContext,
  { id, kind, isMarked }: { id: number; kind: LiveMark; isMarked: boolean },
): Promise<number> {
  const { attendeeId, conferenceId } = ticket;
  return inTransaction(db, async (transaction) => {
    const shown = await orThrow(findShown(transaction, id, conferenceId), 'LivePhoto.NotFound');
    if (shown.is_over && kind === 'like') throw new AppError('Conference.Over');
    return setMark(transaction, { photoId: id, attendeeId, kind, isMarked });
  });
}

/** Throws `LivePhoto.NotFound`. */
export function reportPhoto(
  { db, ticket }: TicketContext,
  { id, reason }: { id: number; reason: LiveReportReason },
  timeZone: string,
): Promise<void> {
  const { attendeeId, conferenceId } = ticket;
  return inTransaction(db, async (transaction) => {
    if (!(await findShown(transaction, id, conferenceId))) throw new AppError('LivePhoto.NotFound');
    const hidden = await takeReport(transaction, { photoId: id, attendeeId, reason });
    if (hidden) await tellPhoto(transaction, hidden, timeZone);
    publishWallWaiting(transaction, conferenceId);
  });
}
