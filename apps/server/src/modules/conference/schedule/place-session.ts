import type { DraftSession, placeSession as placeSessionEndpoint } from '@tuyuan/contract/conference/schedule.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { parseDate } from '@tuyuan/format/date.ts';
import type { Database } from '../../../platform/database/database.ts';
import { changeAndShow } from './change-draft-session.ts';
import { putSession } from './draft-session.repository.ts';
import { holdRoom } from './room.repository.ts';

/**
 * Moves a session to a room and time, or off the grid; a clash is reported, not rejected. Throws
 * `ConferenceSession.NotFound`, `ConferenceSession.ChangedMeanwhile` and `ConferenceRoom.NotFound`.
 */
export function placeSession(
  db: Database,
  { id, revision, roomId, startTime, durationMinutes }: InputOf<typeof placeSessionEndpoint>,
  timeZone: string,
): Promise<DraftSession> {
  return changeAndShow(db, { id, revision }, timeZone, async (transaction, { conference_id: conferenceId }) => {
    if (roomId !== null && !(await holdRoom(transaction, conferenceId, roomId)))
      throw new AppError('ConferenceRoom.NotFound');
    await putSession(transaction, id, {
      roomId,
      startTime: startTime === null ? null : requireDate(startTime, timeZone),
      durationMinutes,
    });
  });
}

/** Rejects dates such as 31 February that the pattern accepts. Throws `Request.Invalid` at `startTime`. */
function requireDate(text: string, timeZone: string): Date {
  const date = parseDate(text, timeZone);
  if (date) return date;
  const { message } = new AppError('Request.Invalid');
  throw new AppError('Request.Invalid', { validationErrors: [{ message, members: ['startTime'] }] });
}
