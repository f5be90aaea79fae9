import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { type ConferenceHead, findConferenceHead, lockConferenceHead } from './conference-head.repository.ts';

/** Throws `Conference.NotFound`. */
export async function requireConference(db: Database, id: number): Promise<ConferenceHead> {
  return found(await findConferenceHead(db, id));
}

/** Same as `requireConference`, and locks it until the transaction ends. */
export async function lockConference(transaction: Database, id: number): Promise<ConferenceHead> {
  return found(await lockConferenceHead(transaction, id));
}

/**
 * Returns a conference the caller may see: published and active, or accessible by ticket or back office permission.
 * Throws `Conference.NotFound`.
 */
export async function requireVisibleConference(
  { db, actor, ticket }: Pick<RequestContext, 'db' | 'actor' | 'ticket'>,
  id: number,
): Promise<ConferenceHead> {
  const conference = await requireConference(db, id);
  const isPublic = conference.state !== 'draft' && conference.is_actived && !conference.is_rehearsal;
  if (!isPublic && ticket?.conferenceId !== id && !actor?.permissions.has('Pages.Conferences'))
    throw new AppError('Conference.NotFound');
  return conference;
}

function found(conference: ConferenceHead | null): ConferenceHead {
  if (!conference) throw new AppError('Conference.NotFound');
  return conference;
}
