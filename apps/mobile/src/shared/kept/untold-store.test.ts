import { beforeEach, expect, it, vi } from 'vitest';
import type { KeptAnswer } from './kept-store.ts';
import { untoldStore } from './untold-store.ts';

const stored = vi.hoisted(() => new Map<string, KeptAnswer<unknown>>());
// Without IndexedDB, a map replaces it.
vi.mock('./kept-store.ts', () => ({
  readKept: async (key: string) => stored.get(key),
  writeKept: async (key: string, answer: KeptAnswer<unknown>) => void stored.set(key, answer),
}));

type Words = Readonly<Record<string, string>>;
const nothing: Words = {};
const words = () => untoldStore<Words>('words', nothing, (kept, now) => ({ ...kept, ...now }));

beforeEach(() => stored.clear());

it('keeps what was done before it was known whose phone it is, beside what was left from before', async () => {
  stored.set('3 7 words', { data: { a: 'kept' }, at: 1 });
  const store = words();
  store.change('3 7 words', (now) => ({ ...now, b: 'early' }));
  await store.restore('3 7 words');
  expect(store.of('3 7 words')).toEqual({ a: 'kept', b: 'early' });
  expect(stored.get('3 7 words')?.data).toEqual({ a: 'kept', b: 'early' });
});

it('loses nothing that is done while the phone looks up what it kept', async () => {
  stored.set('3 7 words', { data: { a: 'kept' }, at: 1 });
  const store = words();
  const restoring = store.restore('3 7 words');
  store.change('3 7 words', (now) => ({ ...now, b: 'meanwhile' }));
  await restoring;
  expect(stored.get('3 7 words')?.data).toEqual({ a: 'kept', b: 'meanwhile' });
});

it('hands the next person nothing of the one before', async () => {
  const store = words();
  await store.restore('3 7 words');
  store.change('3 7 words', () => ({ a: 'mine' }));
  expect(store.of('3 8 words')).toBe(nothing);
  await store.restore('3 8 words');
  expect(store.of('3 8 words')).toBe(nothing);
  store.change('3 7 words', () => ({ a: 'late' }));
  expect(stored.has('3 8 words')).toBe(false);
  await store.restore('3 7 words');
  expect(store.of('3 7 words')).toEqual({ a: 'mine' });
});
