import { expect, it } from 'vitest';
import { MeaningTable } from './meaning-table.ts';
import { quantise } from './quantise.ts';

const dimensions = 6;
/** The same numbers each time, without a pattern. */
const vector = (seed: number) =>
  Float32Array.from({ length: dimensions }, (_, place) => Math.sin(seed * 12.9898 + place * 78.233) * (place + 1));
const cosine = (a: Float32Array, b: Float32Array) =>
  a.reduce((sum, number, place) => sum + number * (b[place] ?? 0), 0) / (Math.hypot(...a) * Math.hypot(...b));
const rowsOf = (seeds: readonly number[]) => Int8Array.from(seeds.flatMap((seed) => [...quantise(vector(seed))]));
const seeds = Array.from({ length: 300 }, (_, place) => place + 1);

function filled(): MeaningTable {
  const table = new MeaningTable(dimensions);
  table.append(Int32Array.from(seeds), rowsOf(seeds));
  return table;
}

it('finds the nearest by their cosine, whatever their length', () => {
  const wanted = vector(1000);
  const near = seeds
    .map((id) => ({ id, likeness: cosine(vector(id), wanted) }))
    .filter(({ likeness }) => likeness > 0.5);
  const found = [...filled().nearest({ vector: quantise(wanted), least: 0.5 }, 1000, null)];
  expect(found.length).toBeGreaterThan(10);
  expect(Math.abs(found.length - near.length)).toBeLessThanOrEqual(2);
  const likeness = found.map((id) => cosine(vector(id), wanted));
  for (const [place, one] of likeness.entries()) expect(one).toBeLessThan((likeness[place - 1] ?? 1) + 0.02);
  expect([...filled().nearest({ vector: quantise(wanted), least: 0.5 }, 5, null)]).toEqual(found.slice(0, 5));
});

it('keeps to given ids, replaces what is put again, and finds nothing by a text that says nothing', () => {
  const table = filled();
  const wanted = { vector: quantise(vector(7)), least: 0.99 };
  expect(table.nearest(wanted, 5, null)[0]).toBe(7);
  expect([...table.nearest({ ...wanted, least: -1 }, 5, new Set([8, 9]))].toSorted()).toEqual([8, 9]);
  table.put(Int32Array.of(7, 301), rowsOf([8, 7]));
  expect(table.nearest(wanted, 1, null)[0]).toBe(301);
  expect([...table.nearest({ vector: new Int8Array(dimensions), least: 0 }, 5, null)]).toEqual([]);
});
