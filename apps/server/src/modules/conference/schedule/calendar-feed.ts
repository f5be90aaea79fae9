import { createHash } from 'node:crypto';
import { personalCalendarPath } from '@tuyuan/contract/conference/conference-path.ts';
import type { RequestContext, TicketContext } from '../../../platform/http/request-context.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { findFeedNumber, findFeedOwner, putFeed } from './calendar-feed.repository.ts';
import type { CalendarOwner } from './personal-entry.ts';

/** Returns the address of the holder's calendar, created on first request; `isNew` replaces it and invalidates the old one. */
export async function openFeed(
  box: SecretBox,
  { db, tenant, ticket: { attendeeId } }: TicketContext,
  isNew: boolean,
): Promise<{ path: string }> {
  const last = (await findFeedNumber(db, attendeeId)) ?? 0;
  const number = isNew || last === 0 ? last + 1 : last;
  // Derived, so that the 256 bits can be shown again although the database stores only their hash.
  const token = box.mark(`${tenant.schema}/${attendeeId}/${number}`).toString('base64url');
  await putFeed(db, { attendeeId, number, tokenHash: hashOf(token) });
  return { path: personalCalendarPath(token) };
}

/** Returns the owner of the calendar; null for an unknown or invalidated address. */
export function ownerOfFeed({ db }: Pick<RequestContext, 'db'>, token: string): Promise<CalendarOwner | null> {
  return findFeedOwner(db, hashOf(token));
}

const hashOf = (token: string) => createHash('sha256').update(token).digest();
