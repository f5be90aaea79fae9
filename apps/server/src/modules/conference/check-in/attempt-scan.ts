import { AppError } from '@tuyuan/errors/app-error.ts';
import { admissionCycle } from '@tuyuan/format/check-in/admission-cycle.ts';
import { canOverride, decideScan, type ScanDecision, type ScanMethod } from '@tuyuan/format/check-in/decide-scan.ts';
import type { Database } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { ShownTicket } from './read-shown-ticket.ts';
import { requireDevice } from './require-device.ts';
import { type Attempt, recordScan, type Scanner } from './scan.repository.ts';
import { rulesOf } from './sign-point.presenter.ts';
import type { SignPointRow } from './sign-point.repository.ts';
import { nameFirstAdmission, type ScanRow, storeStranger } from './stored-scan.repository.ts';
import type { TicketCache } from './ticket-cache.ts';
import { isSessionAlive, type TicketCopy } from './ticket-copy.repository.ts';
import { factsOf } from './ticket-facts.ts';
import { issueVouchers } from './voucher.repository.ts';

export interface Asked {
  conferenceId: number;
  pointId: number;
  scanner: Scanner;
  nonce: string;
  gate: string;
  direction: 'in' | 'out';
  note: string;
  supervisorId: number | null;
  /** Called where only staff on duty may scan; throws for others. */
  assertOnDuty?(): Promise<void>;
  /** Called again when a cached copy of the ticket has changed. */
  readTicket(): Promise<Omit<ShownTicket, 'method'> & { method: ScanMethod }>;
}

export interface AttemptDeps {
  memo: TicketCache;
  timeZone: string;
}

export interface Attempted {
  scan: ScanRow;
  /** Null for a stranger. */
  ticket: TicketCopy | null;
  isReplay: boolean;
}

/** Cached copies are read again after each round; no person changes a ticket more often than this within a moment. */
const rounds = 4;

/**
 * Judges what was shown and stores it, admitted or not. Throws `CheckIn.PointNotFound`, `CheckIn.DeviceNotFound` and
 * `Request.KeyReused` for a nonce that came with another ticket before.
 */
export async function attemptScan({ memo, timeZone }: AttemptDeps, db: Database, asked: Asked): Promise<Attempted> {
  const { conferenceId, pointId } = asked;
  let hasEnded = false;
  for (let round = 0; round < rounds; round += 1) {
    const point = await orThrow(memo.point(db, conferenceId, pointId), 'CheckIn.PointNotFound');
    if (point.on_duty_only) await asked.assertOnDuty?.();
    const shown = await asked.readTicket();
    const at = Date.now();
    const decision = decideScan({
      point: rulesOf(point),
      ticket: shown.ticket ? factsOf(shown.ticket, at) : null,
      method: shown.method,
      isStale: shown.isStale || hasEnded,
      direction: asked.direction,
      at,
      isAdmitted: false,
      isInLane: true,
    });
    const { ticket } = shown;
    if (!ticket || ticket.conferenceId !== conferenceId) {
      const reason = shown.isAmbiguous ? 'ambiguous' : decision.reason;
      return storedStranger(db, asked, { ticket, reason, method: shown.method });
    }
    if (needsVoucher(point, ticket, decision) && (await issueVouchers(db, { ticketId: ticket.ticketId })) > 0) {
      await memo.refresh(db, conferenceId, { ticketId: ticket.ticketId, pointId });
      continue;
    }
    const recorded = await recordScan(
      db,
      attemptOf(asked, {
        point,
        ticket,
        decision,
        at: new Date(at),
        timeZone,
        sessionId: hasEnded ? null : shown.sessionId,
        method: shown.method,
      }),
    );
    if (recorded.state !== 'stale') return settled(db, asked, ticket, recorded);
    await memo.refresh(db, conferenceId, { ticketId: ticket.ticketId, pointId });
    hasEnded = shown.sessionId !== null && !(await isSessionAlive(db, shown.sessionId, ticket.ticketId));
  }
  throw new AppError('CheckIn.DeviceNotFound');
}

function needsVoucher(point: SignPointRow, ticket: TicketCopy, { reason }: ScanDecision): boolean {
  return point.portions !== null && reason === 'ok' && !ticket.vouchers.includes(point.id);
}

async function storedStranger(
  db: Database,
  asked: Asked,
  { ticket, reason, method }: { ticket: TicketCopy | undefined; reason: string; method: string },
): Promise<Attempted> {
  const { deviceId, attendeeId } = asked.scanner;
  if (deviceId !== null && attendeeId !== null) await requireDevice(db, { deviceId, attendeeId });
  const scan = await storeStranger(db, {
    ...asked,
    ticketId: ticket?.ticketId ?? null,
    deviceId: asked.scanner.deviceId,
    staffAttendeeId: asked.scanner.attendeeId,
    method,
    reason,
    scannedAt: null,
  });
  if (!scan || scan.ticket_id !== (ticket?.ticketId ?? null)) throw new AppError('Request.KeyReused');
  return { scan, ticket: null, isReplay: scan.is_replay };
}

async function settled(
  db: Database,
  asked: Asked,
  ticket: TicketCopy,
  { state, scan }: { state: 'stored' | 'replayed'; scan: ScanRow },
): Promise<Attempted> {
  const isSame =
    scan.ticket_id === ticket.ticketId && scan.sign_point_id === asked.pointId && scan.direction === asked.direction;
  if (!isSame) throw new AppError('Request.KeyReused');
  const isLoser = scan.reason === 'already_redeemed' || scan.overruled === 'already_redeemed';
  const whole = isLoser && !scan.first_at ? await nameFirstAdmission(db, scan.id) : undefined;
  return { scan: whole ?? scan, ticket, isReplay: state === 'replayed' };
}

interface Judged {
  point: SignPointRow;
  ticket: TicketCopy;
  decision: ScanDecision;
  method: ScanMethod;
  sessionId: number | null;
  at: Date;
  timeZone: string;
}

function attemptOf(asked: Asked, { point, ticket, decision, method, sessionId, at, timeZone }: Judged): Attempt {
  const isOverruled = asked.supervisorId !== null && asked.direction === 'in' && canOverride(decision.reason);
  return {
    conferenceId: asked.conferenceId,
    scanner: asked.scanner,
    nonce: asked.nonce,
    pointId: point.id,
    pointVersion: point.version,
    ticketId: ticket.ticketId,
    ticketVersion: ticket.version,
    seat:
      point.seat_of_session === null
        ? null
        : { sessionId: point.seat_of_session, isHeld: ticket.seats.includes(point.seat_of_session) },
    sessionId: isOverruled ? null : sessionId,
    gate: asked.gate,
    direction: asked.direction,
    method,
    reason: isOverruled ? 'ok' : decision.reason,
    broken: decision.broken,
    isLate: decision.isLate,
    overruled: isOverruled ? decision.reason : null,
    supervisorId: asked.supervisorId,
    note: asked.note,
    isProvisional: false,
    isVoucher: point.portions !== null,
    cycle: point.portions === null ? admissionCycle(point.entry, at, timeZone) : null,
    scannedAt: null,
  };
}
