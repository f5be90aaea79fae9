import type { QueuedScan } from '@tuyuan/contract/conference/check-in.ts';
import { admissionCycle } from '@tuyuan/format/check-in/admission-cycle.ts';
import { canOverride, decideScan, type ScanMethod } from '@tuyuan/format/check-in/decide-scan.ts';
import type { Database } from '../../../platform/database/database.ts';
import { ConcurrentAdmissionError } from './concurrent-admission-error.ts';
import {
  insertAdmission,
  insertConflict,
  insertOfflineScan,
  isSupervisor,
  leaveAt,
  lockRival,
  makePending,
  type NewAdmission,
  nextTurn,
  type Rival,
  spendPortion,
} from './offline-scan.repository.ts';
import { rulesOf } from './sign-point.presenter.ts';
import type { SignPointRow } from './sign-point.repository.ts';
import type { TicketCopy } from './ticket-copy.repository.ts';
import { factsOf } from './ticket-facts.ts';

export interface OfflineScan {
  item: QueuedScan;
  point: SignPointRow;
  ticket: TicketCopy;
  method: ScanMethod;
  isStale: boolean;
  device: { id: number; attendeeId: number; staffName: string };
  timeZone: string;
}

/** Returns the conflict id, or null if none was created. */
export async function settleOfflineScan(transaction: Database, scan: OfflineScan): Promise<number | null> {
  const { item, ticket, point } = scan;
  const place = { ticketId: ticket.ticketId, pointId: point.id };
  const isIn = item.direction === 'in';
  const wasAdmitted = item.reason === 'ok' || item.reason === 'provisional';
  if (!isIn && wasAdmitted) {
    const left = await leaveAt(transaction, place, new Date(item.scannedAt));
    await store(transaction, scan, left ? {} : { reason: 'rules', broken: 'leave' });
    return null;
  }
  if (!wasAdmitted) {
    await store(transaction, scan, {});
    return null;
  }
  return admit(transaction, scan);
}

async function admit(transaction: Database, scan: OfflineScan): Promise<number | null> {
  const { item, point, ticket } = scan;
  const decision = decideScan({
    point: rulesOf(point),
    ticket: factsOf(ticket, item.scannedAt),
    method: scan.method,
    isStale: scan.isStale,
    direction: 'in',
    at: item.scannedAt,
    isAdmitted: false,
    isInLane: true,
  });
  const isOverruled =
    (await hasSupervisorsWord(transaction, scan)) && (decision.reason === 'ok' || canOverride(decision.reason));
  // The attendee is already inside, but the server would have refused: the office decides.
  if (decision.reason !== 'ok' && !isOverruled) {
    const scanId = await store(transaction, scan, { reason: decision.reason, broken: decision.broken });
    return conflict(transaction, scan, 'invalid', null, await place(transaction, scan, scanId, { state: 'pending' }));
  }
  const turn = await freeTurn(transaction, scan);
  if ('rival' in turn) return contest(transaction, scan, turn.rival, isOverruled);
  const scanId = await store(transaction, scan, {});
  const admissionId = await place(transaction, scan, scanId, { ...turn, state: 'valid' });
  return isOverruled ? conflict(transaction, scan, 'overruled', null, admissionId) : null;
}

/**
 * The phone only claims an override: it counts if the supervisor could give it at this conference at that time, for a
 * refusal that may be overruled.
 */
async function hasSupervisorsWord(transaction: Database, { item, point }: OfflineScan): Promise<boolean> {
  const { overruled, supervisorId, scannedAt } = item;
  if (overruled === null || supervisorId === null || !canOverride(overruled)) return false;
  return isSupervisor(transaction, point.conference_id, { id: supervisorId, at: scannedAt });
}

/** Returns a free cycle with the portion it takes, or else the admission that has it. */
async function freeTurn(
  transaction: Database,
  { item, point, ticket, timeZone }: OfflineScan,
): Promise<{ cycle: number; voucherId: number | null } | { rival: Rival | undefined }> {
  const where = { ticketId: ticket.ticketId, pointId: point.id };
  if (point.portions !== null) {
    const portion = await spendPortion(transaction, where);
    return portion
      ? { cycle: portion.serial, voucherId: portion.id }
      : { rival: await lockRival(transaction, { ...where, cycle: null }) };
  }
  const cycle = admissionCycle(point.entry, new Date(item.scannedAt), timeZone);
  const rival = await lockRival(transaction, { ...where, cycle });
  if (!rival) return { cycle: cycle ?? 0, voucherId: null };
  const hasLeft = cycle === null && rival.left_at !== null && rival.left_at.getTime() <= item.scannedAt;
  return hasLeft ? { cycle: rival.cycle + 1, voucherId: null } : { rival };
}

/** Resolves a double admission: the earlier one counts, the later waits for the office. */
async function contest(
  transaction: Database,
  scan: OfflineScan,
  rival: Rival | undefined,
  isOverruled: boolean,
): Promise<number> {
  const { item, point, ticket } = scan;
  const isEarlier = rival !== undefined && item.scannedAt < rival.admitted_at.getTime();
  if (isOverruled && !isEarlier) {
    const scanId = await store(transaction, scan, { firstAdmissionId: rival?.id ?? null });
    const admissionId = await place(transaction, scan, scanId, { cycle: rival?.cycle ?? 0, state: 'extra' });
    return conflict(transaction, scan, 'overruled', rival?.id ?? null, admissionId);
  }
  if (isEarlier) {
    await makePending(transaction, rival.id);
    const turn =
      point.portions === null
        ? undefined
        : await nextTurn(transaction, { ticketId: ticket.ticketId, pointId: point.id });
    const scanId = await store(transaction, scan, {});
    const admissionId = await place(transaction, scan, scanId, {
      cycle: turn?.serial ?? rival.cycle,
      voucherId: turn?.id ?? null,
      state: 'valid',
    });
    return conflict(transaction, scan, 'double', admissionId, rival.id);
  }
  const scanId = await store(transaction, scan, {
    reason: rival ? 'already_redeemed' : 'rules',
    broken: rival ? null : 'voucher',
    firstAdmissionId: rival?.id ?? null,
  });
  const admissionId = await place(transaction, scan, scanId, { cycle: rival?.cycle ?? 0, state: 'pending' });
  return conflict(transaction, scan, rival ? 'double' : 'invalid', rival?.id ?? null, admissionId);
}

function store(
  transaction: Database,
  { item, point, ticket, method, device }: OfflineScan,
  outcome: { reason?: string; broken?: string | null; firstAdmissionId?: number | null },
): Promise<number> {
  return insertOfflineScan(transaction, {
    conferenceId: point.conference_id,
    pointId: point.id,
    ticketId: ticket.ticketId,
    deviceId: device.id,
    attendeeId: device.attendeeId,
    nonce: item.nonce,
    gate: item.gate,
    direction: item.direction,
    method,
    reason: item.reason,
    broken: item.broken,
    isLate: item.isLate,
    overruled: item.overruled,
    supervisorId: item.supervisorId,
    note: item.note,
    firstAdmissionId: null,
    scannedAt: new Date(item.scannedAt),
    ...outcome,
  });
}

async function place(
  transaction: Database,
  { item, point, ticket, method, device }: OfflineScan,
  scanId: number,
  turn: { state: NewAdmission['state']; cycle?: number; voucherId?: number | null },
): Promise<number> {
  const id = await insertAdmission(transaction, {
    conferenceId: point.conference_id,
    pointId: point.id,
    ticketId: ticket.ticketId,
    deviceId: device.id,
    gate: item.gate,
    staffName: device.staffName,
    method,
    cycle: 0,
    voucherId: null,
    scanId,
    isProvisional: item.reason === 'provisional',
    admittedAt: new Date(item.scannedAt),
    ...turn,
  });
  if (id === undefined) throw new ConcurrentAdmissionError();
  return id;
}

function conflict(
  transaction: Database,
  { point, ticket }: OfflineScan,
  kind: 'double' | 'invalid' | 'overruled',
  winnerId: number | null,
  admissionId: number,
): Promise<number> {
  return insertConflict(transaction, {
    conferenceId: point.conference_id,
    pointId: point.id,
    ticketId: ticket.ticketId,
    kind,
    winnerId,
    admissionId,
  });
}
