import type { getManner, getPublishedManner } from '@tuyuan/contract/conference/code-of-conduct.ts';
import type { OutputOf } from '@tuyuan/contract/endpoint.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import type { Database } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { findPublished, findSeen } from './manner.repository.ts';

const none = { version: 0, sections: [], publishedAt: null, mustConfirm: false, confirmedAt: null };

export async function readManner(
  db: Database,
  attendeeId: number,
  timeZone: string,
): Promise<OutputOf<typeof getManner>> {
  const seen = await findSeen(db, attendeeId);
  if (!seen) return none;
  const { version, sections, must_confirm: mustConfirm, published_at: publishedAt, confirmed_at: confirmedAt } = seen;
  return {
    version,
    sections,
    mustConfirm,
    publishedAt: toWireDate(publishedAt, timeZone),
    confirmedAt: confirmedAt === null ? null : toWireDate(confirmedAt, timeZone),
  };
}

/** Throws `Conference.NotFound`, also for a draft, a rehearsal and what was taken off the site. */
export async function readPublishedManner(
  db: Database,
  conferenceId: number,
  timeZone: string,
): Promise<OutputOf<typeof getPublishedManner>> {
  const found = await orThrow(findPublished(db, conferenceId), 'Conference.NotFound');
  const { version, sections, published_at: publishedAt } = found;
  return { version, sections, publishedAt: publishedAt && toWireDate(publishedAt, timeZone) };
}

/** Whether an attendee has to confirm the code of conduct before their first sign-in. */
export async function hasMannerToConfirm(db: Database, attendeeId: number): Promise<boolean> {
  const seen = await findSeen(db, attendeeId);
  return seen?.must_confirm === true && seen.confirmed_at === null;
}
