import { expect, test } from 'vitest';
import { nearestCodes, wordsPerCode } from './nearest-codes.ts';
import { openCodeScanner } from './open-code-scanner.ts';

/** The code with the first `count` bits set. */
const withBits = (count: number) =>
  Array.from({ length: wordsPerCode }, (_, word) => {
    const set = Math.min(32, Math.max(0, count - word * 32));
    return set === 32 ? 0xffff_ffff : 2 ** set - 1;
  });
const tableOf = (counts: readonly number[]) => ({
  ids: Int32Array.from(counts, (_, row) => row + 1),
  codes: Uint32Array.from(counts.flatMap(withBits)),
});
const table = tableOf([0, 256, 3, 40, 2, 250]);
const none = Uint32Array.from(withBits(0));
const all = Uint32Array.from(withBits(256));

test('finds the codes that differ in the fewest bits', () => {
  expect([...nearestCodes(table, [none], { limit: 3, except: 1 })].toSorted()).toEqual([3, 4, 5]);
});

test('takes the nearer of two wanted codes', () => {
  expect([...nearestCodes(table, [none, all], { limit: 4, except: 1 })].toSorted()).toEqual([2, 3, 5, 6]);
});

test('finds as many of equal ones as are wanted, and all where there are fewer', () => {
  expect(nearestCodes(tableOf([7, 7, 7, 7, 7]), [none], { limit: 2, except: 3 })).toHaveLength(2);
  expect(nearestCodes(tableOf([7, 7]), [none], { limit: 9, except: 1 })).toEqual(Int32Array.of(2));
  expect(nearestCodes(tableOf([]), [none], { limit: 9, except: 1 })).toHaveLength(0);
});

test('finds the same in a thread of its own', async () => {
  const scanner = openCodeScanner(table);
  expect((await scanner.nearest([none], { limit: 3, except: 1 })).toSorted()).toEqual([3, 4, 5]);
  await scanner.close();
});
