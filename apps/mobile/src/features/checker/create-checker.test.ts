import type { Station } from '@tuyuan/contract/check-in.ts';
import { toBase64url } from '@tuyuan/format/check-in/base64url.ts';
import { hashPin } from '@tuyuan/format/check-in/pin-hash.ts';
import { type RosterSecret, rosterIndex, sealRosterLine } from '@tuyuan/format/check-in/roster-box.ts';
import { packRosterLine } from '@tuyuan/format/check-in/roster-line.ts';
import { exportPublicKey, makePassKeys, showPass, signCertificate } from '@tuyuan/format/check-in/ticket-pass.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import { ticketCheckSign } from '@tuyuan/format/ticket-code.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CheckerCalls } from './checker-calls.ts';
import { createChecker } from './create-checker.ts';
import { memoryStorage } from './memory-storage.ts';

const salt = new Uint8Array(16).fill(7);
const now = Date.parse('2026-11-20T01:30:00Z');
const codeOf = (ten: string) => ten + ticketCheckSign(ten);
/** First signs on either side of the middle of the alphabet. */
const [mine, others, late] = [codeOf('2BCDEFGHJK'), codeOf('ZBCDEFGHJK'), codeOf('3BCDEFGHJK')];

const conference = await makePassKeys(true);

function point(more: Partial<Station['points'][number]> = {}): Station['points'][number] {
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

/** A server that answers until it is cut off, and remembers what it was told. */
async function world() {
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
  const scans: { nonce: string; text?: string | undefined }[] = [];
  const uploaded: string[] = [];
  const server = { isUp: true, isDeaf: false, scans, uploaded };
  const up = <Result>(result: Result) =>
    server.isUp ? ({ kind: 'answer', result } as const) : ({ kind: 'silence' } as const);
  const calls: CheckerCalls = {
    register: async () => up(station),
    report: async () => up({ serverTime: now }),
    async scan({ nonce, text }) {
      if (server.isUp || server.isDeaf) server.scans.push({ nonce, text });
      return up({
        scanId: server.scans.length,
        pointId: 1,
        direction: 'in',
        verdict: 'pass',
        reason: 'ok',
        broken: null,
        isLate: false,
        owesManner: false,
        overruled: null,
        scannedAt: toWireDate(new Date(now)),
        person: null,
        first: null,
        canOverride: false,
        undoUntil: now + 60_000,
      } as const);
    },
    undo: async () => up({}),
    async upload({ items = [] }) {
      if (server.isUp) server.uploaded.push(...items.map(({ nonce }) => nonce));
      return up({
        items: items.map(({ nonce, reason }) => ({
          nonce,
          state: 'stored' as const,
          reason,
          first: null,
        })),
      });
    },
    roster: async () => up({ lines, nextLine: 9, admissions: [], nextAdmission: 0, isComplete: true, asOf: now }),
  };
  const storage = memoryStorage();
  const open = async (pointId = 1) => {
    const checker = createChecker({ calls, storage, now: () => now, noteServerTime() {} });
    await checker.open('11111111-1111-4111-8111-111111111111');
    if (server.isUp) await checker.take({ pointId, gate: '东门', direction: 'in', lane: 0 });
    return checker;
  };
  return { server, storage, open };
}

type World = Awaited<ReturnType<typeof world>>;
let there: World;
beforeEach(async () => {
  there = await world();
});

it('asks the server while it answers', async () => {
  const checker = await there.open();
  await checker.scan({ text: mine });
  expect(checker.state).toMatchObject({ network: 'online', admitted: 1, card: { isOffline: false, reason: 'ok' } });
  expect(there.server.scans).toHaveLength(1);
});

describe('without network', () => {
  it('decides by itself under the nonce that the server was asked with, so that a lost answer is no second scan', async () => {
    const checker = await there.open();
    there.server.isUp = false;
    there.server.isDeaf = true;
    await checker.scan({ text: mine });
    expect(checker.state).toMatchObject({ network: 'offline', card: { isOffline: true, reason: 'ok' } });
    expect(checker.state.card?.person?.name).toBe('参会者1');
    expect(checker.state.queue.map(({ item }) => item.nonce)).toEqual(there.server.scans.map(({ nonce }) => nonce));
  });

  it('refuses its own repeats on the spot, also after it was closed and opened again', async () => {
    const checker = await there.open();
    there.server.isUp = false;
    await checker.scan({ text: mine });
    await checker.scan({ text: mine });
    expect(checker.state.card).toMatchObject({
      reason: 'already_redeemed',
      verdict: 'refused',
      first: { gate: '东门' },
    });
    const again = await there.open();
    expect(again.state.station?.label).toBe('W-03');
    await again.scan({ text: mine });
    expect(again.state.card?.reason).toBe('already_redeemed');
    expect(again.state.queue).toHaveLength(3);
  });

  it('lets a ticket of another lane in only with a supervisor, for the time being', async () => {
    const checker = await there.open();
    there.server.isUp = false;
    await checker.scan({ text: others });
    expect(checker.state.card).toMatchObject({
      reason: 'provisional',
      verdict: 'attention',
      undoUntil: null,
      canOverride: true,
    });
    expect(checker.state.queue).toHaveLength(0);
    await expect(checker.scan({ text: others, pin: '000000', note: '急' })).rejects.toThrow('授权码不正确');
    await checker.scan({ text: others, pin: '123456', note: '急' });
    expect(checker.state.card).toMatchObject({ reason: 'provisional', verdict: 'pass' });
    expect(checker.state.queue[0]?.item).toMatchObject({ reason: 'provisional', overruled: null, supervisorId: null });
    await checker.scan({ text: others });
    expect(checker.state.card?.reason).toBe('already_redeemed');
  });

  it('names the supervisor who overruled a refusal', async () => {
    const checker = await there.open();
    there.server.isUp = false;
    await checker.scan({ text: mine });
    await checker.scan({ text: mine, pin: '123456', note: '补打胸卡' });
    expect(checker.state.card).toMatchObject({ reason: 'ok', overruled: 'already_redeemed' });
    expect(checker.state.queue.at(-1)?.item).toMatchObject({ overruled: 'already_redeemed', supervisorId: 9 });
  });

  it('knows a code that changes by the conference’s key, and a picture of it; a ticket newer than the roster waits for a supervisor', async () => {
    const checker = await there.open();
    there.server.isUp = false;
    const phone = await makePassKeys(false);
    const shown = async (ticketId: number, at = now) => {
      const certificate = await signCertificate(conference.privateKey, {
        conferenceId: 7,
        ticketId,
        sessionId: 1,
        userType: 0,
        ticketTypeId: 3,
        notAfter: now / 1000 + 3600,
        rosterKey: new Uint8Array(16).fill(ticketId),
        publicKey: await exportPublicKey(phone.publicKey),
      });
      return showPass(phone.privateKey, certificate, at);
    };
    await checker.scan({ text: await shown(1, now - 90_000) });
    expect(checker.state.card?.reason).toBe('stale');
    await checker.scan({ text: await shown(1) });
    expect(checker.state.card).toMatchObject({ reason: 'ok', person: { name: '参会者1' } });
    await checker.scan({ text: await shown(8) });
    expect(checker.state.card).toMatchObject({ reason: 'provisional', canOverride: true });
    await checker.scan({ text: 'nonsense' });
    expect(checker.state.card).toMatchObject({ reason: 'unknown', canOverride: false });
  });

  it('takes an admission back while it waits', async () => {
    const checker = await there.open();
    there.server.isUp = false;
    await checker.scan({ text: mine });
    await checker.undo({ nonce: checker.state.card?.nonce ?? '', scanId: null }, '扫错人');
    expect(checker.state).toMatchObject({ queue: [], admitted: 0 });
    await checker.scan({ text: mine });
    expect(checker.state.card?.reason).toBe('ok');
  });

  it('finds nobody by name: the roster is closed', async () => {
    const checker = await there.open();
    there.server.isUp = false;
    await expect(checker.scan({ attendeeId: 1, note: '没电' })).rejects.toThrow('没有网络');
  });

  it('counts portions, its own and those it knows of, before and after they were sent', async () => {
    const checker = await there.open(2);
    there.server.isUp = false;
    const reasons: (string | undefined)[] = [];
    const eat = async () => {
      await checker.scan({ text: late });
      reasons.push(checker.state.card?.reason);
    };
    await eat();
    there.server.isUp = true;
    await checker.beat();
    there.server.isUp = false;
    await checker.scan({ text: mine });
    await eat();
    await eat();
    expect(reasons).toEqual(['ok', 'ok', 'ok']);
    await eat();
    expect(reasons.at(-1)).toBe('already_redeemed');
  });
});

describe('when the network is back', () => {
  it('sends what waits, oldest first, and keeps what the server did not take', async () => {
    const checker = await there.open();
    there.server.isUp = false;
    for (const text of [mine, late]) await checker.scan({ text });
    await checker.beat();
    expect(checker.state).toMatchObject({ network: 'offline' });
    expect(there.server.uploaded).toEqual([]);
    const waiting = checker.state.queue.map(({ item }) => item.nonce);
    there.server.isUp = true;
    await checker.beat();
    expect(checker.state.network).toBe('online');
    expect(there.server.uploaded).toEqual(waiting);
    expect(checker.state.queue.map(({ state }) => state)).toEqual(['sent', 'sent']);
    await checker.beat();
    expect(there.server.uploaded).toHaveLength(2);
  });
});
