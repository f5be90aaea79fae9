import { createHash, timingSafeEqual } from 'node:crypto';
import type { signByPoster as signByPosterEndpoint } from '@tuyuan/contract/conference/ticket-pass.ts';
import type { InputOf, OutputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { TicketContext } from '../../../platform/http/request-context.ts';
import { hasMannerToConfirm } from '../code-of-conduct/index.ts';
import { announceAdmission } from './announce-admission.ts';
import { announceScan } from './announce-scan.ts';
import { attemptScan } from './attempt-scan.ts';
import type { CheckInDeps } from './check-in-deps.ts';
import { metresBetween } from './metres-between.ts';
import { isPosterUp, presentMySignPoint } from './my-sign-point.presenter.ts';
import { readOwnAdmissions } from './my-sign-point.repository.ts';
import { posterCode } from './poster-code.ts';
import type { SignPointRow } from './sign-point.repository.ts';
import { readDirectly } from './ticket-cache.ts';

type Wanted = InputOf<typeof signByPosterEndpoint>;

/** Maximum inaccuracy of a phone's location, in metres, that is tolerated in the attendee's favour. */
const maxDoubt = 200;

/**
 * Signs the own ticket in by the hall's poster. Throws `CheckIn.PosterRefused` for a code of another poster or time,
 * `CheckIn.PlaceRequired` and `CheckIn.TooFar` where the poster has a circle, `Manner.NotConfirmed` before the etiquette is confirmed.
 */
export async function signByPoster(
  deps: CheckInDeps,
  { db, ticket: holder }: TicketContext,
  wanted: Wanted,
): Promise<OutputOf<typeof signByPosterEndpoint>> {
  const { conferenceId, ticketId } = holder;
  // Not from the cache: a new poster must invalidate the older one immediately.
  const point = await orThrow(readDirectly.point(db, conferenceId, wanted.pointId), 'CheckIn.PointNotFound');
  if (!isPosterUp(point, new Date()) || !isSame(wanted.code, posterCode(deps.posterBox, point)))
    throw new AppError('CheckIn.PosterRefused');
  assertNearby(point, wanted);
  // The attendee can read the code of conduct on the same phone, so it must be confirmed first.
  if (wanted.direction === 'in' && (await hasMannerToConfirm(db, holder.attendeeId)))
    throw new AppError('Manner.NotConfirmed');
  const { scan, isReplay } = await attemptScan(deps, db, {
    conferenceId,
    pointId: point.id,
    scanner: { deviceId: null, attendeeId: null, userId: null, staffName: '' },
    nonce: nonceOf(ticketId, wanted.nonce),
    gate: point.place,
    direction: wanted.direction,
    note: '',
    supervisorId: null,
    async readTicket() {
      const ticket = await deps.memo.byId(db, conferenceId, ticketId);
      return { ticket, method: 'poster', isStale: false, sessionId: null, isAmbiguous: false };
    },
  });
  if (!isReplay) {
    announceScan(deps, db, conferenceId, scan);
    announceAdmission(db, scan, point.place);
  }
  const admissions = await readOwnAdmissions(db, ticketId);
  return { reason: scan.reason, point: presentMySignPoint(point, admissions, new Date(), deps.timeZone) };
}

/** Without a device, the ticket id keeps nonces of different attendees apart. */
function nonceOf(ticketId: number, nonce: string): string {
  const bytes = createHash('sha256').update(`${ticketId}:${nonce}`).digest('hex');
  return [bytes.slice(0, 8), bytes.slice(8, 12), bytes.slice(12, 16), bytes.slice(16, 20), bytes.slice(20, 32)].join(
    '-',
  );
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function assertNearby(point: SignPointRow, { latitude, longitude, accuracy = 0 }: Wanted): void {
  if (point.radius_m === null || point.latitude === null || point.longitude === null) return;
  if (latitude === undefined || longitude === undefined) throw new AppError('CheckIn.PlaceRequired');
  const metres = metresBetween({ latitude, longitude }, { latitude: point.latitude, longitude: point.longitude });
  if (metres - Math.min(accuracy, maxDoubt) > point.radius_m) throw new AppError('CheckIn.TooFar');
}
