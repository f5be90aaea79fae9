import type { Station } from '@tuyuan/contract/conference/check-in.ts';
import { toBase64url } from '@tuyuan/format/check-in/base64url.ts';
import { type ScanReason, verdictOf } from '@tuyuan/format/check-in/decide-scan.ts';
import { hashPin } from '@tuyuan/format/check-in/pin-hash.ts';
import { type RosterSecret, rosterIndex, sealRosterLine } from '@tuyuan/format/check-in/roster-box.ts';
import { packRosterLine } from '@tuyuan/format/check-in/roster-line.ts';
import { exportPublicKey, makePassKeys } from '@tuyuan/format/check-in/ticket-pass.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import { ticketCheckSign } from '@tuyuan/format/ticket-code.ts';
import type { CallAnswer, CheckerCalls } from '../checker-calls.ts';
import type { CheckerDeps } from '../checker-deps.ts';
import { createChecker } from '../create-checker.ts';
import { memoryStorage } from '../memory-storage.ts';

const salt = new Uint8Array(16).fill(7);
export const now = Date.parse('2026-11-20T01:30:00Z');
const codeOf = (ten: string) => ten + ticketCheckSign(ten);
/** First signs on either side of the middle of the alphabet. */
export const [mine, others, late] = [codeOf('2BCDEFGHJK'), codeOf('ZBCDEFGHJK'), codeOf('3BCDEFGHJK')];

export const conference = await makePassKeys(true);

export function point(more: Partial<Station['points'][number]> = {}): Station['points'][number] {
  return {
    id: 1,
    conferenceId: 7,
    kind: 'door',
    name: '大会入场',
    place: '',
    hall: '',
    gates: ['东门'],
    isActive: true,
    opensAt: toWireDate(new Date(now - 3_600_000)),
    closesAt: toWireDate(new Date(now + 3_600_000)),
    lateAfter: null,
    entry: 'once',
    hasLeave: false,
    userTypes: [],
    ticketTypeIds: [],
    seatOfSession: null,
    isRotatingOnly: false,
    lanes: 2,
    portions: null,
    ...more,
  };
}

async function sealed(code: string, ticketId: number) {
  const pass: RosterSecret = { kind: 'pass', text: toBase64url(new Uint8Array(16).fill(ticketId)) };
  const line = packRosterLine({
    tag: await rosterIndex(salt, pass),
    ticketId,
    attendeeId: ticketId,
    name: `参会者${ticketId}`,
    company: '',
    userType: 0,
    ticketTypeId: 3,
    ticketTypeName: '参会代表',
    hall: '',
    seat: '',
    diet: '',
    seats: [],
    isRevoked: false,
    isCancelled: false,
    sign: code.charAt(0),
  });
  return Promise.all([pass, { kind: 'code', text: code } as const].map((secret) => sealRosterLine(salt, secret, line)));
}

interface Server {
  isUp: boolean;
  /** Receives requests, but its answers are lost. */
  isDeaf: boolean;
  /** Whether the roster call is answered. */
  isRosterUp: boolean;
  /** Answer to registrations, once it is settled. */
  station: Promise<Station>;
  /** Reason given for every ticket. */
  reason: ScanReason;
  /** Scans are answered once this is settled. */
  pause: Promise<void>;
  /** Uploads are answered once this is settled. */
  uploadPause: Promise<void>;
  /** Calls that it refuses, with the code. */
  refused: Map<keyof CheckerCalls, string>;
  /** Nonces of uploads to refuse, with the error code. */
  poison: Map<string, string>;
  /** Once for each nonce. */
  readonly scans: { nonce: string; text?: string | undefined }[];
  /** Nonces of undone scans. */
  readonly undone: (string | undefined)[];
  readonly uploaded: string[];
  /** Number of entries in each upload. */
  readonly uploads: number[];
}

/** Creates a fake server that answers until it is cut off and records what it received. */
export async function checkerWorld() {
  const station: Station = {
    deviceId: 5,
    label: 'W-03',
    conferenceId: 7,
    conferenceTitle: '',
    points: [point(), point({ id: 2, kind: 'meal', portions: 2, lanes: 1 })],
    publicKey: toBase64url(await exportPublicKey(conference.publicKey)),
    salt: toBase64url(salt),
    supervisors: [{ id: 9, name: '宋宁', pinHash: await hashPin('123456', salt) }],
    serverTime: now,
  };
  const lines = (await Promise.all([sealed(mine, 1), sealed(others, 2), sealed(late, 3)])).flat();
  const server: Server = {
    isUp: true,
    isDeaf: false,
    isRosterUp: true,
    station: Promise.resolve(station),
    reason: 'ok',
    pause: Promise.resolve(),
    uploadPause: Promise.resolve(),
    refused: new Map(),
    poison: new Map(),
    scans: [],
    undone: [],
    uploaded: [],
    uploads: [],
  };
  const up = <Result>(result: Result, call?: keyof CheckerCalls): CallAnswer<Result> => {
    if (!server.isUp) return { kind: 'silence' };
    const code = call && server.refused.get(call);
    return code === undefined ? { kind: 'answer', result } : { kind: 'refusal', code, message: `${code}。` };
  };
  const calls: CheckerCalls = {
    register: async () => up(await server.station, 'register'),
    report: async () => up({ serverTime: now }, 'report'),
    async scan({ nonce, text }) {
      const isNew = server.scans.every((one) => one.nonce !== nonce);
      if (isNew && (server.isUp || server.isDeaf)) server.scans.push({ nonce, text });
      await server.pause;
      const { reason } = server;
      const isIn = reason === 'ok';
      return up(
        {
          scanId: 1 + server.scans.findIndex((one) => one.nonce === nonce),
          pointId: 1,
          direction: 'in',
          verdict: verdictOf({ reason, isLate: false }),
          reason,
          broken: null,
          isLate: false,
          owesManner: false,
          overruled: null,
          scannedAt: toWireDate(new Date(now)),
          person: null,
          first: null,
          canOverride: false,
          undoUntil: isIn ? Date.now() + 60_000 : null,
        },
        'scan',
      );
    },
    async undo({ scanId }) {
      if (server.isUp) server.undone.push(server.scans[scanId - 1]?.nonce);
      return up({});
    },
    async upload({ items = [] }) {
      server.uploads.push(items.length);
      await server.uploadPause;
      const code = items.map(({ nonce }) => server.poison.get(nonce)).find((one) => one !== undefined);
      if (server.isUp && code !== undefined) return { kind: 'refusal', code, message: '没有这个签到点。' };
      const answer = up(
        { items: items.map(({ nonce, reason }) => ({ nonce, state: 'stored' as const, reason, first: null })) },
        'upload',
      );
      if (answer.kind === 'answer') server.uploaded.push(...items.map(({ nonce }) => nonce));
      return answer;
    },
    async roster() {
      if (!server.isRosterUp) return { kind: 'silence' };
      return up({ lines, nextLine: 9, admissions: [], nextAdmission: 0, isComplete: true, asOf: now });
    },
  };
  const storage = memoryStorage();
  const make = (more: Partial<CheckerDeps> = {}) =>
    createChecker({
      calls,
      storage,
      conferenceId: 7,
      key: '11111111-1111-4111-8111-111111111111',
      now: () => now,
      noteServerTime() {},
      ...more,
    });
  const open = async (pointId = 1) => {
    const checker = make();
    await checker.open();
    if (server.isUp) await checker.take({ pointId, gate: '东门', direction: 'in', lane: 0 });
    return checker;
  };
  return { server, storage, station, make, open };
}

export type CheckerWorld = Awaited<ReturnType<typeof checkerWorld>>;
