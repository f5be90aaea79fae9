import type { MaterialVisibility } from '@tuyuan/contract/conference/material.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { parseDate } from '@tuyuan/format/date.ts';
import type { Database } from '../../../platform/database/database.ts';
import { lockSession } from './material.repository.ts';

/** Throws `ConferenceSession.NotFound`, and `Material.SessionRequired` for what opens after a session that is not named. */
export async function requireSession(
  transaction: Database,
  conferenceId: number,
  { sessionId, visibility }: { sessionId: number | null; visibility: MaterialVisibility },
): Promise<void> {
  if (sessionId === null && visibility === 'afterSession') throw sessionRequired();
  if (sessionId !== null && !(await lockSession(transaction, conferenceId, sessionId)))
    throw new AppError('ConferenceSession.NotFound');
}

function sessionRequired(): AppError {
  const { message } = new AppError('Material.SessionRequired');
  return new AppError('Material.SessionRequired', { validationErrors: [{ message, members: ['sessionId'] }] });
}

/** Rejects dates such as 31 February that the pattern accepts. Throws `Request.Invalid` at `publishAt`. */
export function requirePublishAt(text: string, timeZone: string): Date {
  const date = parseDate(text, timeZone);
  if (date) return date;
  const { message } = new AppError('Request.Invalid');
  throw new AppError('Request.Invalid', { validationErrors: [{ message, members: ['publishAt'] }] });
}
