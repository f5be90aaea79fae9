import { expect, it } from 'vitest';
import { shareRunning } from './share-running.ts';

it('runs once for all who ask while it runs, and again later, also after a failure', async () => {
  const share = shareRunning<number>();
  let runs = 0;
  const work = async () => {
    runs += 1;
    if (runs === 1) throw new Error('first');
    return runs;
  };
  const first = await Promise.allSettled([share('a', work), share('a', work)]);
  expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await Promise.all([share('a', work), share('a', work), share('b', work)])).toEqual([2, 2, 3]);
});
