import { exportPublicKey, makePassKeys, showPass, signCertificate } from '@tuyuan/format/check-in/ticket-pass.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { type CheckerWorld, checkerWorld, conference, late, mine, now, others } from './testing/checker-world.ts';

let there: CheckerWorld;
beforeEach(async () => {
  there = await checkerWorld();
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
    await checker.beat();
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
