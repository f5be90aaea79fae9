import type { Station } from '@tuyuan/contract/conference/check-in.ts';
import { fromBase64url } from '@tuyuan/format/check-in/base64url.ts';
import { canOverride, type ScanReason, verdictOf } from '@tuyuan/format/check-in/decide-scan.ts';
import { hashPin } from '@tuyuan/format/check-in/pin-hash.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import type { CheckerDeps } from './checker-deps.ts';
import type { ScanCard, Stand } from './checker-types.ts';
import { judgeOffline, type OfflineVerdict, personOf } from './judge-offline.ts';
import { noteAdmission } from './note-admission.ts';
import { ScanRefused } from './scan-refused.ts';

const undoMs = 60_000;

interface Asked {
  readonly station: Station;
  readonly stand: Stand;
  readonly nonce: string;
  readonly text: string;
  readonly note: string;
  readonly pin: string | undefined;
  /** The server was asked first and may have it. */
  readonly wasAsked: boolean;
}

/** Decides without the server and queues the attempt before anything is shown: what was shown is never lost. */
export async function scanOffline(
  { storage, now }: Pick<CheckerDeps, 'storage' | 'now'>,
  asked: Asked,
): Promise<ScanCard> {
  const at = now();
  const { station, stand, nonce, text, note } = asked;
  const verdict = await judgeOffline(storage, { station, stand, text, at });
  const supervisorId = await supervisorOf(station, asked.pin);
  const refusal = refusalOf(verdict);
  const isOverruled = supervisorId !== null && verdict.line !== undefined && canOverride(verdict.decision.reason);
  const reason: ScanReason = isOverruled && verdict.decision.reason !== 'provisional' ? 'ok' : verdict.decision.reason;
  // Outside its lane the phone admits no one without a supervisor.
  const isAdmitted = reason === 'ok' || (reason === 'provisional' && isOverruled);
  const isStored = isAdmitted || refusal !== null;
  const overruled = isOverruled && refusal !== null && verdict.decision.reason !== 'provisional' ? refusal : null;
  if (isStored) {
    await storage.writeEntry({
      conferenceId: station.conferenceId,
      item: {
        nonce,
        pointId: stand.pointId,
        gate: stand.gate,
        direction: stand.direction,
        text,
        scannedAt: at,
        reason,
        broken: verdict.decision.broken,
        isLate: verdict.decision.isLate,
        overruled,
        supervisorId: overruled === null ? null : supervisorId,
        note,
      },
      name: verdict.line?.name ?? '',
      tag: verdict.line?.tag ?? '',
      state: 'waiting',
      wasAsked: asked.wasAsked,
      first: null,
    });
  }
  // It is already in the queue and counts: what is not recorded here comes from the server.
  if (isAdmitted) await noteAdmission(storage, asked, verdict, at).catch(() => {});
  return cardOf(asked, verdict, { at, reason, overruled, isAdmitted });
}

/** Returns null for attendees the rules admit. */
function refusalOf({ decision }: OfflineVerdict): ScanReason | null {
  return decision.reason === 'ok' || decision.reason === 'provisional' ? null : decision.reason;
}

async function supervisorOf(station: Station, pin: string | undefined): Promise<number | null> {
  if (pin === undefined) return null;
  const hash = await hashPin(pin, fromBase64url(station.salt) ?? new Uint8Array());
  const supervisor = station.supervisors.find(({ pinHash }) => pinHash === hash);
  if (!supervisor) throw new ScanRefused('CheckIn.PinWrong', '授权码不正确。');
  return supervisor.id;
}

interface Outcome {
  readonly at: number;
  readonly reason: ScanReason;
  readonly overruled: ScanReason | null;
  readonly isAdmitted: boolean;
}

function cardOf({ stand, station, nonce, text }: Asked, verdict: OfflineVerdict, outcome: Outcome): ScanCard {
  const { decision, line, earlier } = verdict;
  const { at, reason, overruled, isAdmitted } = outcome;
  const isOwn = typeof earlier?.id === 'string';
  return {
    nonce,
    text,
    pointId: stand.pointId,
    verdict: isAdmitted && reason === 'provisional' ? 'pass' : verdictOf({ reason, isLate: decision.isLate }),
    reason,
    broken: decision.broken,
    isLate: decision.isLate,
    overruled,
    at,
    person: line ? personOf(line) : null,
    first: earlier
      ? { at: toWireDate(new Date(earlier.at)), gate: earlier.gate, device: isOwn ? station.label : '', staff: '' }
      : null,
    canOverride: line !== undefined && !isAdmitted && stand.direction === 'in' && canOverride(reason),
    owesManner: false,
    undoUntil: isAdmitted && stand.direction === 'in' ? at + undoMs : null,
    scanId: null,
    isOffline: true,
  };
}
