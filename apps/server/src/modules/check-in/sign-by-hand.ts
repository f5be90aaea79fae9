import { randomUUID } from 'node:crypto';
import type { signByHand as signByHandEndpoint } from '@tuyuan/contract/check-in-management.ts';
import type { InputOf, OutputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { SignedInContext } from '../../platform/http/request-context.ts';
import { announceScan } from './announce-scan.ts';
import { attemptScan } from './attempt-scan.ts';
import type { CheckInDeps } from './check-in-deps.ts';
import { findSignPoint } from './sign-point.repository.ts';
import { findTicketOfAttendee } from './ticket-copy.repository.ts';
import { readDirectly } from './ticket-memo.ts';

/** Lets somebody in from the office, by the same rule. Throws `SignPoint.NotFound`, `Attendee.NotFound`. */
export async function signByHand(
  deps: CheckInDeps,
  { db, actor }: SignedInContext,
  { pointId, attendeeId, gate, reason }: InputOf<typeof signByHandEndpoint>,
): Promise<OutputOf<typeof signByHandEndpoint>> {
  const point = await findSignPoint(db, pointId);
  if (!point) throw new AppError('SignPoint.NotFound');
  const { scan } = await attemptScan({ memo: readDirectly, timeZone: deps.timeZone }, db, {
    conferenceId: point.conference_id,
    pointId,
    scanner: { deviceId: null, attendeeId: null, userId: actor.id, staffName: actor.nickName },
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
  return { reason: scan.reason, scanId: scan.id };
}
