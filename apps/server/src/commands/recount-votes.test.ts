import { createHash } from 'node:crypto';
import { firstHash, hashedText, type LoggedVote, openRecount } from '@tuyuan/format/recount-votes.ts';
import { expect, it } from 'vitest';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const dayOf = (at: string) => at.slice(0, 10);

function logOf(moves: readonly (readonly [kind: string, work: number, voter: string])[]): LoggedVote[] {
  let previous = firstHash;
  return moves.map(([kind, work, voter], place) => {
    const at = `2026-03-01T00:00:${String(place).padStart(2, '0')}.000000Z`;
    const line = { seq: place + 1, kind, work, voter, at, reason: '', previous, hash: '' };
    const hash = sha256(hashedText(line));
    previous = hash;
    return { ...line, hash };
  });
}

function recount(lines: readonly LoggedVote[]) {
  const count = openRecount(dayOf);
  const faults = lines.map((line) => count.add(line, sha256(hashedText(line)))).filter((fault) => fault !== null);
  return { count, faults };
}

const log = logOf([
  ['cast', 1, 'a'],
  ['cast', 1, 'b'],
  ['cast', 2, 'a'],
  ['withdraw', 2, 'a'],
  ['quarantine', 1, 'b'],
  ['cast', 2, 'c'],
  ['remove', 1, 'b'],
  ['restore', 1, 'b'],
  ['quarantine', 2, 'c'],
]);

it('counts every vote by where it stands: cast − taken back − quarantined − removed = valid', () => {
  const { count, faults } = recount(log);
  expect(faults).toEqual([]);
  expect(count.sums()).toMatchObject({ length: 9, casts: 4, withdrawn: 1, quarantined: 1, removed: 0, valid: 2 });
  expect([...count.votes]).toEqual([
    [1, 2],
    [2, 0],
  ]);
  expect(count.most()).toEqual({ inAll: 2, onDay: 2 });
});

it('notices a line that was changed, left out, put in or moved', () => {
  const changed = log.map((line) => (line.seq === 3 ? { ...line, work: 1 } : line));
  expect(recount(changed).faults[0]).toBe('第 3 条的内容和它的哈希不符');
  expect(recount(log.filter(({ seq }) => seq !== 4)).faults[0]).toBe('第 4 条缺失，读到的是第 5 条');
  const forged = log.map((line) =>
    line.seq === 3 ? { ...line, work: 5, hash: sha256(hashedText({ ...line, work: 5 })) } : line,
  );
  expect(recount(forged).faults[0]).toBe('第 4 条没有接着上一条');
  expect(recount(logOf([['withdraw', 1, 'a']])).faults).toEqual(['第 1 条不能接在这一票原来的状态之后']);
});
