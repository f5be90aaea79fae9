import type { getManner } from '@tuyuan/contract/conference-manner.ts';
import type { OutputOf } from '@tuyuan/contract/endpoint.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import type { Database } from '../../platform/database/database.ts';
import { findSeen } from './manner.repository.ts';

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

/** Whether an attendee has to confirm the etiquette before his first sign-in. */
export async function hasMannerToConfirm(db: Database, attendeeId: number): Promise<boolean> {
  const seen = await findSeen(db, attendeeId);
  return seen?.must_confirm === true && seen.confirmed_at === null;
}
