import type { QueuedScan, uploadScans as uploadScansEndpoint } from '@tuyuan/contract/conference/check-in.ts';
import type { OutputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction, isUniqueViolation } from '../../../platform/database/database.ts';
import type { TicketContext } from '../../../platform/http/request-context.ts';
import { publishEvent } from '../../../platform/realtime/publish-event.ts';
import { announceCounters } from './announce-scan.ts';
import type { ScanningDeps } from './check-in-deps.ts';
import { ConcurrentAdmissionError } from './concurrent-admission-error.ts';
import { readUploaded, type Uploaded } from './read-uploaded.ts';
import { requireDevice } from './require-device.ts';
import { presentFirst } from './scan.presenter.ts';
import { settleOfflineScan } from './settle-offline-scan.ts';
import { storeStranger } from './stored-scan.repository.ts';
import { readUploadOutcomes } from './upload-outcome.repository.ts';
import { issueVouchers } from './voucher.repository.ts';

type Answer = OutputOf<typeof uploadScansEndpoint>['items'];

interface Batch {
  deviceId: number;
  staff: TicketContext['ticket'];
  scans: Uploaded[];
  timeZone: string;
}

const attempts = 5;

/** Stores a phone's offline scans, the whole batch or nothing. Idempotent. Throws `CheckIn.DeviceNotFound`, `CheckIn.PointNotFound`. */
export async function uploadScans(
  deps: ScanningDeps,
  { db, ticket: staff }: Pick<TicketContext, 'db' | 'ticket'>,
  { deviceId, items }: { deviceId: number; items: QueuedScan[] },
): Promise<Answer> {
  await requireDevice(db, { deviceId, attendeeId: staff.attendeeId });
  const scans = await readUploaded(deps, db, staff.conferenceId, items);
  const batch = { deviceId, staff, scans, timeZone: deps.timeZone };
  for (let attempt = 1; ; attempt += 1) {
    try {
      const answer = await inTransaction(db, (transaction) => storeBatch(transaction, batch));
      announceCounters(db, staff.conferenceId);
      return answer;
    } catch (error) {
      // Another door, or a concurrent copy of the same batch, was faster: the retry sees its result.
      const isLost = error instanceof ConcurrentAdmissionError || isUniqueViolation(error, 'scan_nonce');
      if (!isLost || attempt >= attempts) throw error;
    }
  }
}

async function storeBatch(transaction: Database, { deviceId, staff, scans, timeZone }: Batch): Promise<Answer> {
  const nonces = scans.map(({ item }) => item.nonce);
  const done = new Set((await readUploadOutcomes(transaction, deviceId, nonces)).map(({ nonce }) => nonce));
  let conflictId: number | null = null;
  for (const scan of scans) {
    if (done.has(scan.item.nonce)) continue;
    done.add(scan.item.nonce);
    conflictId = (await storeOne(transaction, { deviceId, staff, scan, timeZone })) ?? conflictId;
  }
  if (conflictId !== null)
    await publishEvent(transaction, {
      hub: 'conferenceStaff',
      stream: `conference:${staff.conferenceId}`,
      target: 'all',
      name: 'conflict',
      payload: { id: conflictId },
    });
  const outcomes = await readUploadOutcomes(transaction, deviceId, nonces);
  return outcomes.map((outcome) => ({
    nonce: outcome.nonce,
    state: outcome.is_contested ? 'conflict' : 'stored',
    reason: outcome.reason,
    first: presentFirst(outcome, timeZone),
  }));
}

async function storeOne(
  transaction: Database,
  { deviceId, staff, scan, timeZone }: Omit<Batch, 'scans'> & { scan: Uploaded },
): Promise<number | null> {
  const { item, point, ticket, method, isStale } = scan;
  if (point?.conference_id !== staff.conferenceId) throw new AppError('CheckIn.PointNotFound');
  if (ticket?.conferenceId === staff.conferenceId) {
    if (point.portions !== null) await issueVouchers(transaction, { ticketId: ticket.ticketId });
    const device = { id: deviceId, attendeeId: staff.attendeeId, staffName: staff.name };
    return settleOfflineScan(transaction, { item, point, ticket, method, isStale, device, timeZone });
  }
  await storeStranger(transaction, {
    conferenceId: staff.conferenceId,
    pointId: point.id,
    ticketId: ticket?.ticketId ?? null,
    deviceId,
    staffAttendeeId: staff.attendeeId,
    nonce: item.nonce,
    gate: item.gate,
    direction: item.direction,
    method,
    reason: ticket ? 'wrong_conference' : 'unknown',
    scannedAt: new Date(item.scannedAt),
  });
  return null;
}
