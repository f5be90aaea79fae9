import { beforeEach, expect, it, vi } from 'vitest';
import { openCheckerStorage } from './checker-storage.ts';
import type { QueueEntry } from './checker-types.ts';
import { forgetChecker, questionOfUnsent } from './leave-checker.ts';

const databases = vi.hoisted(() => new Map<string, Map<string, unknown>>());
const broken = vi.hoisted(() => ({ is: false }));
// Node has no IndexedDB; maps in its place keep what is written.
vi.mock('idb-keyval', () => {
  type Kept = Map<string, unknown>;
  return {
    createStore(name: string): Kept {
      const made = databases.get(name) ?? new Map<string, unknown>();
      databases.set(name, made);
      return made;
    },
    get: async (key: string, kept: Kept) => kept.get(key),
    set: async (key: string, value: unknown, kept: Kept) => void kept.set(key, value),
    setMany: async (list: [string, unknown][], kept: Kept) => {
      for (const [key, value] of list) kept.set(key, value);
    },
    update: async (key: string, change: (before: unknown) => unknown, kept: Kept) =>
      void kept.set(key, change(kept.get(key))),
    del: async (key: string, kept: Kept) => void kept.delete(key),
    delMany: async (list: string[], kept: Kept) => {
      for (const key of list) kept.delete(key);
    },
    clear: async (kept: Kept) => kept.clear(),
    keys: async (kept: Kept) => [...kept.keys()],
    async entries(kept: Kept) {
      if (broken.is) throw new Error('The browser lost its database.');
      return [...kept];
    },
  };
});

const names = () =>
  [...databases].flatMap(([name, kept]) => [...kept.keys()].map((key) => `${name}: ${key}`)).toSorted();

function entry(nonce: string, state: QueueEntry['state']): QueueEntry {
  const item = { nonce, pointId: 1, gate: '', direction: 'in', text: 'x', scannedAt: 1, reason: 'ok' } as const;
  return {
    conferenceId: 7,
    item: { ...item, broken: null, isLate: false, overruled: null, supervisorId: null, note: '' },
    name: '',
    tag: 'tag',
    state,
    first: null,
  };
}

beforeEach(async () => {
  broken.is = false;
  for (const kept of databases.values()) kept.clear();
  const storage = await openCheckerStorage();
  await storage.writeStand({ pointId: 1, gate: '', direction: 'in', lane: null });
  await storage.writeLines([{ index: 'line', box: 'box' }]);
  await storage.writeAdmissions(1, [{ id: 1, cycle: 0, at: 1, gate: '', isOver: false, tag: 'tag' }]);
  await storage.writeCursor(1, { afterLine: 1, afterAdmission: 1, asOf: 1 });
  await storage.writeEntry(entry('sent', 'sent'));
});

it('forgets where one stood, the roster and who was let in, and what was sent', async () => {
  expect(await questionOfUnsent()).toBe(undefined);
  await forgetChecker();
  expect(names()).toEqual(['checker: queue-key']);
});

it('keeps nothing but what the server has not taken, readable for the checker who comes next', async () => {
  const storage = await openCheckerStorage();
  await storage.writeEntry(entry('waits', 'waiting'));
  await storage.writeEntry(entry('refused', 'refused'));
  await forgetChecker();
  expect(names()).toEqual(['checker-queue: refused', 'checker-queue: waits', 'checker: queue-key']);
  expect((await storage.readQueue()).map(({ state }) => state).toSorted()).toEqual(['refused', 'waiting']);
});

it('tells before one leaves of what waits and of what the server refused, and what to do about it', async () => {
  const storage = await openCheckerStorage();
  await storage.writeEntry(entry('refused', 'refused'));
  expect(await questionOfUnsent()).toEqual({
    title: '还有 1 条核验记录服务器不收',
    text: expect.stringMatching(/^服务器不收的请先报给会务补登.*还能看到。$/),
  });
  await storage.writeEntry(entry('waits', 'waiting'));
  expect(await questionOfUnsent()).toEqual({
    title: '还有 1 条核验记录没有上传，1 条核验记录服务器不收',
    text: expect.stringMatching(/^最好先联网.*服务器不收的.*上传。$/),
  });
});

it('tells of nothing where the browser can’t read it, so that one can leave all the same', async () => {
  broken.is = true;
  expect(await questionOfUnsent()).toBe(undefined);
});
