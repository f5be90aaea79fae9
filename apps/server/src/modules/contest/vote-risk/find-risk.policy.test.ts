import { expect, it } from 'vitest';
import { findRisk } from './find-risk.policy.ts';
import { labelledVotes } from './vote-attacks.data.ts';

/** Numbers in [0, 1) that are the same on every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

it.each([1, 2, 3, 4, 5])('finds the attacks of labelled day %i: recall ≥ 90 %, precision ≥ 95 %, each kind', (seed) => {
  const votes = labelledVotes(seeded(seed));
  const attackOf = new Map(votes.map(({ id, attack }) => [id, attack]));
  const found = findRisk(votes).flatMap(({ votes: own }) => own.map(({ id }) => attackOf.get(id)));
  for (const kind of ['device', 'address', 'night', 'link'] as const) {
    const all = votes.filter(({ attack }) => attack === kind).length;
    expect(found.filter((attack) => attack === kind).length / all, kind).toBeGreaterThanOrEqual(0.9);
  }
  expect(found.filter((attack) => attack !== null).length / found.length).toBeGreaterThanOrEqual(0.95);
});

it('says why in plain words, and counts a vote in one group only', () => {
  const groups = findRisk(labelledVotes(seeded(1)));
  const ids = groups.flatMap(({ votes }) => votes.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  expect(groups.map(({ reason }) => reason)).toContain('同一设备登录 46 个账号，投同一件作品');
  expect(findRisk([])).toEqual([]);
});
