import { randomUUID } from 'node:crypto';
import type { signByHand as signByHandEndpoint } from '@tuyuan/contract/conference/check-in-management.ts';
import type { InputOf, OutputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { SignedInContext, TicketContext } from '../../../platform/http/request-context.ts';
import { announceAdmission } from './announce-admission.ts';
import { announceScan } from './announce-scan.ts';
import { attemptScan } from './attempt-scan.ts';
import type { CheckInDeps } from './check-in-deps.ts';
import type { Scanner } from './scan.repository.ts';
import { findSignPoint, type SignPointRow } from './sign-point.repository.ts';
import { readDirectly } from './ticket-cache.ts';
import { findTicketOfAttendee } from './ticket-copy.repository.ts';

type Wanted = InputOf<typeof signByHandEndpoint>;
type Signed = OutputOf<typeof signByHandEndpoint>;

/** Admits an attendee from the office under the same rules. Throws `SignPoint.NotFound`, `Attendee.NotFound`. */
export async function signByHand(deps: CheckInDeps, { db, actor }: SignedInContext, wanted: Wanted): Promise<Signed> {
  const point = await orThrow(findSignPoint(db, wanted.pointId), 'SignPoint.NotFound');
  const scanner = { deviceId: null, attendeeId: null, userId: actor.id, staffName: actor.nickName };
  return signAt(deps, db, { ...wanted, point, scanner });
}

/** Same as `signByHand`, from an office phone and limited to its own conference. */
export async function signByHandOnPhone(
  deps: CheckInDeps,
  { db, ticket }: TicketContext,
  wanted: Wanted,
): Promise<Signed> {
  const point = await findSignPoint(db, wanted.pointId);
  if (point?.conference_id !== ticket.conferenceId) throw new AppError('SignPoint.NotFound');
  const scanner = { deviceId: null, attendeeId: ticket.attendeeId, userId: null, staffName: ticket.name };
  return signAt(deps, db, { ...wanted, point, scanner });
}

async function signAt(
  deps: CheckInDeps,
  db: Database,
  { point, scanner, attendeeId, gate, reason }: Wanted & { point: SignPointRow; scanner: Scanner },
): Promise<Signed> {
  const { scan } = await attemptScan({ memo: readDirectly, timeZone: deps.timeZone }, db, {
    conferenceId: point.conference_id,
    pointId: point.id,
    scanner,
    nonce: randomUUID(),
    gate,
    direction: 'in',
    note: reason,
    supervisorId: null,
    async readTicket() {
      const ticket = await findTicketOfAttendee(db, attendeeId);
      if (ticket?.conferenceId !== point.conference_id) throw new AppError('Attendee.NotFound');
      return { ticket, method: 'hand', isStale: false, sessionId: null, isAmbiguous: false };
    },
  });
  announceScan(deps, db, point.conference_id, scan);
  announceAdmission(db, scan, gate);
  return { reason: scan.reason, scanId: scan.id };
}
