import { timingSafeEqual } from 'node:crypto';
import type { SecretBox } from '../../../platform/secret-box.ts';

interface LinkSubject {
  /** Schema of the tenant's tables. */
  schema: string;
  key: string;
}

const lifeMs = 5 * 60_000;

/** Returns a signature that makes an address valid for one attendee and five minutes: `<attendee>.<end>.<mark>`. */
export function signLink(box: SecretBox, subject: LinkSubject, attendeeId: number, now: number): string {
  const end = now + lifeMs;
  return `${attendeeId}.${end}.${markOf(box, subject, attendeeId, end).toString('base64url')}`;
}

/** Returns the attendee an address was issued to; null if it is expired, for another file, or forged. */
export function readLink(box: SecretBox, subject: LinkSubject, signed: string, now: number): number | null {
  const match = /^(\d{1,10})\.(\d{10,15})\.([\w-]{43})$/.exec(signed);
  if (!match) return null;
  const [attendeeId, end] = [Number(match[1]), Number(match[2])];
  const given = Buffer.from(match[3] ?? '', 'base64url');
  const isOurs = timingSafeEqual(given, markOf(box, subject, attendeeId, end));
  return isOurs && end > now ? attendeeId : null;
}

function markOf(box: SecretBox, { schema, key }: LinkSubject, attendeeId: number, end: number): Buffer {
  return box.mark(`${schema}/${key}/${attendeeId}/${end}`);
}
