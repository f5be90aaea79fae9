import type { scanTicket as scanTicketEndpoint } from '@tuyuan/contract/conference/check-in.ts';
import type { ScanAnswer } from '@tuyuan/contract/conference/check-in-records.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { TicketContext } from '../../../platform/http/request-context.ts';
import { announceAdmission } from './announce-admission.ts';
import { announceScan } from './announce-scan.ts';
import { assertOnDuty } from './assert-on-duty.ts';
import { attemptScan } from './attempt-scan.ts';
import type { ScanningDeps } from './check-in-deps.ts';
import { checkPin } from './check-pin.ts';
import { isMannerOwed } from './is-manner-owed.ts';
import { readShownTicket, type ShownTicket } from './read-shown-ticket.ts';
import { presentScan } from './scan.presenter.ts';

type Wanted = InputOf<typeof scanTicketEndpoint>;

/** Processes one scan by a staff phone; see `attemptScan` and `checkPin` for what it throws. */
export async function scanTicket(
  deps: ScanningDeps,
  { db, ticket: staff }: Pick<TicketContext, 'db' | 'ticket'>,
  wanted: Wanted,
): Promise<ScanAnswer> {
  const { conferenceId } = staff;
  const { scan, ticket, isReplay } = await attemptScan(deps, db, {
    conferenceId,
    pointId: wanted.pointId,
    scanner: { deviceId: wanted.deviceId, attendeeId: staff.attendeeId, userId: null, staffName: staff.name },
    nonce: wanted.nonce,
    gate: wanted.gate,
    direction: wanted.direction,
    note: wanted.note,
    supervisorId: await supervisorOf(deps, db, staff, wanted.pin),
    assertOnDuty: () => assertOnDuty(db, staff),
    readTicket: () => readWanted(deps, db, conferenceId, wanted),
  });
  if (!isReplay) {
    announceScan(deps, db, conferenceId, scan);
    announceAdmission(db, scan, wanted.gate);
  }
  const owesManner = await isMannerOwed(deps, db, { conferenceId, scan, ticket });
  return presentScan(scan, { ticket, owesManner }, deps.timeZone);
}

async function supervisorOf(
  { keys }: ScanningDeps,
  db: TicketContext['db'],
  staff: TicketContext['ticket'],
  pin: string | undefined,
): Promise<number | null> {
  const own = pin === undefined ? undefined : await keys.of(db, staff.conferenceId);
  return pin !== undefined && own ? (await checkPin(db, staff, pin, own.salt)).id : null;
}

async function readWanted(
  deps: ScanningDeps,
  db: TicketContext['db'],
  conferenceId: number,
  { text, attendeeId }: Wanted,
): Promise<ShownTicket> {
  if (attendeeId === undefined) return readShownTicket(deps, db, conferenceId, text ?? '', Date.now());
  const ticket = await deps.memo.byAttendee(db, conferenceId, attendeeId);
  if (ticket?.conferenceId !== conferenceId) throw new AppError('Attendee.NotFound');
  return { ticket, method: 'hand', isStale: false, sessionId: null, isAmbiguous: false };
}
