import type { Station } from '@tuyuan/contract/conference/check-in.ts';
import type { ScannedPerson, SignPoint } from '@tuyuan/contract/conference/check-in-records.ts';
import { admissionCycle } from '@tuyuan/format/check-in/admission-cycle.ts';
import { fromBase64url, toBase64url } from '@tuyuan/format/check-in/base64url.ts';
import {
  decideScan,
  type ScanDecision,
  type ScanMethod,
  type SignPointRules,
} from '@tuyuan/format/check-in/decide-scan.ts';
import { laneOf } from '@tuyuan/format/check-in/lanes.ts';
import type { PassCertificate } from '@tuyuan/format/check-in/pass-certificate.ts';
import { readScannedText } from '@tuyuan/format/check-in/read-scanned-text.ts';
import { openRosterLine, type RosterSecret, rosterIndex } from '@tuyuan/format/check-in/roster-box.ts';
import { type RosterLine, unpackRosterLine } from '@tuyuan/format/check-in/roster-line.ts';
import { checkPass, importPublicKey } from '@tuyuan/format/check-in/ticket-pass.ts';
import { parseDate } from '@tuyuan/format/date.ts';
import type { CheckerStorage, KnownAdmission, Stand } from './checker-types.ts';

export interface OfflineVerdict {
  readonly decision: ScanDecision;
  readonly line: RosterLine | undefined;
  /** The earlier admission that prevents this one. */
  readonly earlier: KnownAdmission | undefined;
  readonly cycle: number;
}

interface Asked {
  readonly station: Station;
  readonly stand: Stand;
  readonly text: string;
  /** Milliseconds since 1970 by the server's clock. */
  readonly at: number;
}

/** Decides about a ticket offline: by the stored roster, the conference's key and what this phone has seen. */
export async function judgeOffline(
  storage: Pick<CheckerStorage, 'findLine' | 'readAdmissions'>,
  { station, stand, text, at }: Asked,
): Promise<OfflineVerdict> {
  const point = station.points.find(({ id }) => id === stand.pointId);
  if (!point) throw new Error('The phone stands at no sign point.');
  const shown = await readShown(station, text, at);
  const line = shown.secret && (await lineOf(storage, station, shown.secret, shown.certificate));
  const known = line ? await storage.readAdmissions(point.id, line.tag) : [];
  const { cycle, earlier } = turnOf(point, known, at);
  const decision = decideScan({
    point: rulesOf(point),
    ticket: line ? { ...line, conferenceId: station.conferenceId } : null,
    method: shown.method,
    isStale: shown.isStale,
    direction: stand.direction,
    at,
    isAdmitted: earlier !== undefined,
    isInLane: line !== undefined && isInLane(point, stand, line),
  });
  const isNobodyInside = stand.direction === 'out' && decision.reason === 'ok' && !known.some(({ isOver }) => !isOver);
  return {
    decision: shown.isAmbiguous
      ? { reason: 'ambiguous', broken: null, isLate: false }
      : isNobodyInside
        ? { reason: 'rules', broken: 'leave', isLate: false }
        : decision,
    line,
    earlier,
    cycle,
  };
}

interface Shown {
  readonly method: ScanMethod;
  readonly secret: RosterSecret | undefined;
  /** The certificate in a valid changing code, present even when the roster does not know the ticket yet. */
  readonly certificate?: PassCertificate;
  readonly isStale: boolean;
  readonly isAmbiguous: boolean;
}

async function readShown(station: Station, text: string, at: number): Promise<Shown> {
  const found = readScannedText(text);
  const nobody = { method: 'code', secret: undefined, isStale: false, isAmbiguous: false } as const;
  switch (found.kind) {
    case 'code':
      return { ...nobody, secret: { kind: 'code', text: found.code } };
    case 'qr':
      return { ...nobody, method: 'qr', secret: { kind: 'qr', text: found.token } };
    case 'pass': {
      const key = await importPublicKey(fromBase64url(station.publicKey) ?? new Uint8Array());
      const checked = key && (await checkPass(key, found.text, at));
      if (!checked || checked.state === 'forged') return { ...nobody, method: 'pass' };
      const secret = { kind: 'pass', text: toBase64url(checked.certificate.rosterKey) } as const;
      return {
        ...nobody,
        method: 'pass',
        secret,
        certificate: checked.certificate,
        isStale: checked.state === 'stale',
      };
    }
    case 'phone':
      return { ...nobody, isAmbiguous: true };
    case 'unknown':
      return nobody;
  }
}

async function lineOf(
  storage: Pick<CheckerStorage, 'findLine'>,
  station: Station,
  secret: RosterSecret,
  certificate: PassCertificate | undefined,
): Promise<RosterLine | undefined> {
  const salt = fromBase64url(station.salt) ?? new Uint8Array();
  const opened = await openRosterLine(salt, secret, (index) => storage.findLine(index));
  if (opened !== undefined) return unpackRosterLine(opened);
  // Issued after the roster was fetched: the conference's signature proves it, though the name is unknown.
  return certificate && { ...nameless, ...certificate, tag: await rosterIndex(salt, secret) };
}

const nameless = {
  attendeeId: 0,
  name: '',
  company: '',
  ticketTypeName: '',
  hall: '',
  seat: '',
  diet: '',
  seats: [],
  isRevoked: false,
  isCancelled: false,
  // In no lane, so a supervisor must admit it.
  sign: '',
};

/** Returns the cycle of this admission, and the earlier one that prevents it; a meal's admissions do so only once all portions are used. */
function turnOf(point: SignPoint, known: readonly KnownAdmission[], at: number) {
  const standing = known.filter(({ isOver }) => !isOver).toSorted((a, b) => a.at - b.at);
  if (point.portions !== null) {
    const isSpent = standing.length >= point.portions;
    return { cycle: known.length + 1, earlier: isSpent ? standing.at(-1) : undefined };
  }
  const cycle = admissionCycle(point.entry, new Date(at));
  if (cycle !== null) return { cycle, earlier: standing.find((one) => one.cycle === cycle) };
  return { cycle: Math.max(-1, ...known.map((one) => one.cycle)) + 1, earlier: standing.at(-1) };
}

function isInLane(point: SignPoint, stand: Stand, line: RosterLine): boolean {
  // A single lane covers all tickets only where this phone has it.
  return stand.lane !== null && laneOf(point.lanes, line.sign) === stand.lane;
}

function rulesOf(point: SignPoint): SignPointRules {
  const instant = (wire: string) => parseDate(wire)?.getTime() ?? 0;
  return {
    ...point,
    opensAt: instant(point.opensAt),
    closesAt: instant(point.closesAt),
    lateAfter: point.lateAfter === null ? null : instant(point.lateAfter),
  };
}

/** Returns the person as the cards show them. */
export function personOf(line: RosterLine): ScannedPerson {
  const { attendeeId, name, company, userType, ticketTypeName, hall, seat, diet } = line;
  return { attendeeId, name, company, userType, ticketTypeName, hall, seat, diet };
}
