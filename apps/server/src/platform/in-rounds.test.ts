import { expect, it, vi } from 'vitest';
import { inRounds } from './in-rounds.ts';

it('takes what comes while a round is under way into the next one, and holds nobody longer than his own', async () => {
  const ends: (() => void)[] = [];
  const work = vi.fn((_items: readonly string[]) => new Promise<void>((done) => ends.push(done)));
  const hand = inRounds(work);
  const done: string[] = [];
  const first = hand('a').then(() => done.push('a'));
  await vi.waitFor(() => expect(ends).toHaveLength(1));
  const later = ['b', 'c'].map((item) => hand(item).then(() => done.push(item)));
  ends[0]?.();
  await first;
  expect(done).toEqual(['a']);
  await vi.waitFor(() => expect(ends).toHaveLength(2));
  ends[1]?.();
  await Promise.all(later);
  expect(work.mock.calls).toEqual([[['a']], [['b', 'c']]]);
});

it('goes on after a round that failed, which only its own are told', async () => {
  const hand = inRounds(async (items: readonly string[]) => {
    if (items.includes('bad')) throw new Error('refused');
  });
  const bad = hand('bad');
  const beside = hand('beside');
  await expect(bad).rejects.toThrow('refused');
  await expect(beside).rejects.toThrow('refused');
  await expect(hand('good')).resolves.toBeUndefined();
});
