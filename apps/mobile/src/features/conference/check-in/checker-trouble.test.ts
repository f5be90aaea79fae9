import { uploadScans } from '@tuyuan/contract/conference/check-in.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Checker } from './create-checker.ts';
import { type CheckerWorld, checkerWorld, late, mine, point } from './testing/checker-world.ts';

let there: CheckerWorld;
beforeEach(async () => {
  there = await checkerWorld();
});

/** Scans one after the other without network; their nonces. */
async function scanOffline(checker: Checker, texts: readonly string[]): Promise<string[]> {
  there.server.isUp = false;
  for (const text of texts) await checker.scan({ text });
  there.server.isUp = true;
  return checker.state.queue.map(({ item }) => item.nonce);
}

const states = (checker: Checker) => checker.state.queue.map(({ state }) => state);

describe('an entry that the server refuses', () => {
  it('holds up nothing else and stays in sight with the reason', async () => {
    const checker = await there.open();
    const nonces = await scanOffline(checker, [mine, 'one', 'two', 'three', late]);
    const bad = nonces[2] ?? '';
    there.server.poison.set(bad, 'CheckIn.PointNotFound');
    await checker.beat();
    expect(there.server.uploaded.toSorted()).toEqual(nonces.filter((nonce) => nonce !== bad).toSorted());
    expect(states(checker)).toEqual(['sent', 'sent', 'refused', 'sent', 'sent']);
    expect(checker.state.queue[2]?.fault).toBe('没有这个签到点。');
    expect(checker.state.network).toBe('online');
    const asked = there.server.uploads.length;
    await checker.beat();
    expect(there.server.uploads).toHaveLength(asked);
    there.server.poison.clear();
    await checker.retry();
    expect(checker.state.queue[2]).toMatchObject({ state: 'sent', fault: undefined });
  });

  it('is tried again where the server stumbled over it, the others going out meanwhile', async () => {
    const checker = await there.open();
    const [bad = ''] = await scanOffline(checker, ['one', 'two', 'three']);
    there.server.poison.set(bad, 'Server.Failed');
    await checker.beat();
    expect(states(checker)).toEqual(['waiting', 'sent', 'sent']);
    expect(checker.state.stopped).toBe('没有这个签到点。');
    there.server.poison.clear();
    await checker.beat();
    expect(states(checker)).toEqual(['sent', 'sent', 'sent']);
    expect(checker.state.stopped).toBe(undefined);
  });

  it('is not looked for where the server fails at everything', async () => {
    const checker = await there.open();
    for (const nonce of await scanOffline(
      checker,
      Array.from({ length: 40 }, (_, number) => `stranger ${number}`),
    ))
      there.server.poison.set(nonce, 'Server.Failed');
    await checker.beat();
    expect(there.server.uploads.length).toBeLessThan(15);
    expect(checker.state.network).toBe('online');
    expect(new Set(states(checker))).toEqual(new Set(['waiting']));
  });

  it('goes out of the queue by hand, and only once it is refused', async () => {
    const checker = await there.open();
    const [bad = ''] = await scanOffline(checker, [mine]);
    const tag = checker.state.queue[0]?.tag ?? '';
    await checker.remove(bad);
    expect(states(checker)).toEqual(['waiting']);
    there.server.poison.set(bad, 'CheckIn.PointNotFound');
    await checker.beat();
    await checker.remove(bad);
    expect(checker.state.queue).toEqual([]);
    expect(await there.storage.readAdmissions(1, tag)).toEqual([]);
  });

  it('does not arise from a long foreign code, or one that no database keeps', async () => {
    const checker = await there.open();
    await scanOffline(checker, ['x'.repeat(2000), `a\0b${'\ud800'}`]);
    const items = checker.state.queue.map(({ item }) => item);
    expect(items.map(({ text }) => text)).toEqual(['x'.repeat(600), 'ab']);
    expect(uploadScans.input.safeParse({ deviceId: 5, items }).success).toBe(true);
  });
});

describe('a phone whose right has ended', () => {
  it('admits nobody any more, says why and keeps its queue', async () => {
    const checker = await there.open();
    await scanOffline(checker, [mine]);
    expect(checker.state.network).toBe('offline');
    there.server.refused.set('report', 'CheckIn.DeviceNotFound').set('register', 'CheckIn.DeviceRevoked');
    await checker.beat();
    expect(checker.state).toMatchObject({ network: 'online', fault: 'CheckIn.DeviceRevoked。' });
    there.server.isUp = false;
    await expect(checker.scan({ text: late })).rejects.toThrow('CheckIn.DeviceRevoked');
    await checker.beat();
    expect(states(checker)).toEqual(['waiting']);
  });

  it('is registered anew where another worked on it meanwhile, and sends what waits', async () => {
    const checker = await there.open();
    await scanOffline(checker, [mine]);
    there.server.refused.set('report', 'CheckIn.DeviceNotFound');
    await checker.beat();
    expect(checker.state.fault).toBeUndefined();
    there.server.refused.clear();
    await checker.beat();
    expect(states(checker)).toEqual(['sent']);
  });

  it('says why its upload was not taken, until it is', async () => {
    const checker = await there.open();
    await scanOffline(checker, [mine]);
    there.server.refused.set('upload', 'Request.TooMany');
    await checker.beat();
    expect(checker.state).toMatchObject({ network: 'online', stopped: 'Request.TooMany。' });
    there.server.refused.clear();
    await checker.beat();
    expect(checker.state.stopped).toBe(undefined);
  });

  it('asks the server again after any answer of it, also a refusal', async () => {
    const checker = await there.open();
    await scanOffline(checker, [mine]);
    there.server.refused.set('report', 'Request.TooMany');
    await checker.beat();
    expect(checker.state).toMatchObject({ network: 'online', fault: undefined });
  });
});

it('registers by itself once there is network, where the page was opened without', async () => {
  there.server.isUp = false;
  const checker = there.make();
  await checker.open();
  expect(checker.state.fault).toContain('要联网');
  there.server.isUp = true;
  await checker.beat();
  expect(checker.state).toMatchObject({ network: 'online', fault: undefined, station: { label: 'W-03' } });
});

describe('another conference’s', () => {
  it('station is not taken up, and its scans are neither sent nor lost', async () => {
    const [waiting = ''] = await scanOffline(await there.open(), [mine]);
    there.server.isUp = false;
    const other = there.make({ conferenceId: 8 });
    await other.open();
    expect(other.state).toMatchObject({ station: undefined, stand: undefined, queue: [], elsewhere: 1 });
    there.server.isUp = true;
    const points = [point({ id: 3, conferenceId: 8 })];
    there.server.station = Promise.resolve({ ...there.station, conferenceId: 8, points });
    await other.beat();
    await other.beat();
    expect(other.state).toMatchObject({ station: { conferenceId: 8 }, elsewhere: 1 });
    expect(there.server.uploaded).toEqual([]);
    there.server.station = Promise.resolve(there.station);
    const back = await there.open();
    await back.beat();
    expect(there.server.uploaded).toEqual([waiting]);
  });

  it('log-in in another window ends the work of this one', async () => {
    there.server.station = Promise.resolve({ ...there.station, conferenceId: 8 });
    const checker = there.make();
    await checker.open();
    expect(checker.state).toMatchObject({ station: undefined, fault: expect.stringContaining('另一场会议') });
  });

  it('scans kept by an earlier version are told by their sign point', async () => {
    const [waiting = ''] = await scanOffline(await there.open(), [mine]);
    for (const { conferenceId, ...entry } of await there.storage.readQueue()) await there.storage.writeEntry(entry);
    const other = there.make({ conferenceId: 8 });
    there.server.station = Promise.resolve({ ...there.station, conferenceId: 8, points: [] });
    await other.open();
    await other.beat();
    expect(there.server.uploaded).toEqual([]);
    there.server.station = Promise.resolve(there.station);
    await (await there.open()).beat();
    expect(there.server.uploaded).toEqual([waiting]);
  });
});

it('checks with network only where the browser keeps nothing', async () => {
  const checker = there.make({ limit: '请退出无痕浏览' });
  await checker.open();
  await checker.take({ pointId: 1, gate: '东门', direction: 'in', lane: 0 });
  await checker.scan({ text: mine });
  expect(checker.state).toMatchObject({ limit: '请退出无痕浏览', card: { reason: 'ok', isOffline: false } });
  there.server.isUp = false;
  await expect(checker.scan({ text: late })).rejects.toThrow('不能核验');
  expect(checker.state.queue).toEqual([]);
  there.server.isUp = true;
  await checker.scan({ text: late });
  expect(there.server.scans).toHaveLength(2);
});

it('stands where it was told to while its registration was still on the way', async () => {
  await there.open(2);
  let answer: (station: typeof there.station) => void = () => {};
  there.server.station = new Promise((resolve) => {
    answer = resolve;
  });
  const checker = there.make();
  const opening = checker.open();
  await expect.poll(() => checker.state.stand?.pointId).toBe(2);
  await checker.take({ pointId: 1, gate: '东门', direction: 'in', lane: 0 });
  answer(there.station);
  await opening;
  expect(checker.state.stand?.pointId).toBe(1);
});

describe('what the server admitted', () => {
  it('is refused on the spot when the network goes before the roster tells of it', async () => {
    const checker = await there.open();
    await checker.scan({ text: mine });
    there.server.isUp = false;
    await checker.scan({ text: mine });
    expect(checker.state.card).toMatchObject({ isOffline: true, reason: 'already_redeemed' });
  });

  it('is free again once it was taken back', async () => {
    const checker = await there.open();
    const card = await checker.scan({ text: mine });
    await checker.undo({ nonce: card?.nonce ?? '', scanId: card?.scanId ?? null }, '误扫');
    there.server.isUp = false;
    await checker.scan({ text: mine });
    expect(checker.state.card?.reason).toBe('ok');
  });

  it('stays known after the upload until the roster brings it, and is counted once from then on', async () => {
    const checker = await there.open();
    await scanOffline(checker, [mine]);
    const tag = checker.state.queue[0]?.tag ?? '';
    there.server.isRosterUp = false;
    await checker.beat();
    expect(states(checker)).toEqual(['sent']);
    await scanOffline(checker, [mine]);
    expect(checker.state.card?.reason).toBe('already_redeemed');
    there.server.isRosterUp = true;
    await checker.beat();
    expect(await there.storage.readAdmissions(1, tag)).toEqual([]);
  });
});

it('drops no scan in silence: it says whether one was decided', async () => {
  const checker = await there.open();
  const [first, second] = await Promise.all([checker.scan({ text: mine }), checker.scan({ text: late })]);
  expect([first?.reason, second]).toEqual(['ok', undefined]);
});

describe('a browser that keeps nothing more', () => {
  const fail = () => Promise.reject(new Error('The quota is used up.'));

  it('takes nothing from what the server decided', async () => {
    const checker = await there.open();
    there.storage.addTold = fail;
    there.storage.writeAdmissions = fail;
    expect((await checker.scan({ text: mine }))?.reason).toBe('ok');
    expect(checker.state).toMatchObject({ card: { reason: 'ok' }, admitted: 1, isBusy: false });
  });

  it('lets the phone decide nothing by itself, and it says so', async () => {
    const checker = await there.open();
    there.storage.writeEntry = fail;
    there.server.isUp = false;
    await expect(checker.scan({ text: mine })).rejects.toThrow('没能保存这次核验');
    expect(checker.state).toMatchObject({ card: undefined, admitted: 0, isBusy: false });
  });

  it('takes nothing from what the phone has in its queue', async () => {
    const checker = await there.open();
    there.storage.writeAdmissions = fail;
    there.server.isUp = false;
    expect((await checker.scan({ text: mine }))?.reason).toBe('ok');
    expect(checker.state.queue).toHaveLength(1);
  });
});

it('stands nowhere where the sign point is gone since', async () => {
  await there.open(2);
  await there.storage.writeStation({ ...there.station, points: [point()] });
  there.server.isUp = false;
  const checker = there.make();
  await checker.open();
  expect(checker.state).toMatchObject({ station: { label: 'W-03' }, stand: undefined });
});

it('says that a code was blank, not that another is being decided', async () => {
  const checker = await there.open();
  await expect(checker.scan({ text: ' \0 ' })).rejects.toThrow('没有读到内容');
});
