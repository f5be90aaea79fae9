import { createHash } from 'node:crypto';
import { personalCalendarPath } from '@tuyuan/contract/resource-path.ts';
import type { RequestContext, TicketContext } from '../../../platform/http/request-context.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { findFeedNumber, findFeedOwner, putFeed } from './calendar-feed.repository.ts';
import type { CalendarOwner } from './personal-entry.ts';

/** The address of the holder's calendar, made at the first asking; with `isNew` another one, and the old one ends. */
export async function openFeed(
  box: SecretBox,
  { db, tenant, ticket: { attendeeId } }: TicketContext,
  isNew: boolean,
): Promise<{ path: string }> {
  const last = (await findFeedNumber(db, attendeeId)) ?? 0;
  const number = isNew || last === 0 ? last + 1 : last;
  // 256 bits that can be shown again, though the database keeps only their hash.
  const token = box.mark(`${tenant.schema}/${attendeeId}/${number}`).toString('base64url');
  await putFeed(db, { attendeeId, number, tokenHash: hashOf(token) });
  return { path: personalCalendarPath(token) };
}

/** Whose calendar that is; null for an address that never was one, or no longer is. */
export function ownerOfFeed({ db }: Pick<RequestContext, 'db'>, token: string): Promise<CalendarOwner | null> {
  return findFeedOwner(db, hashOf(token));
}

const hashOf = (token: string) => createHash('sha256').update(token).digest();
