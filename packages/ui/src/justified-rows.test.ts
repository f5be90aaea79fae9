import { expect, test } from 'vitest';
import { boxesOfRow } from './justified-boxes.ts';
import type { JustifiedRow, RowOptions } from './justified-rows.ts';
import { heightOfRows, layOutRows, rowIndexAt, rowIndexOfItem } from './justified-rows.ts';

const desktop: RowOptions = { width: 1200, breakWidth: 1200, target: 260, gap: 8, captionHeight: 0 };
const SHAPES = [1.5, 1.5, 0.667, 1.778, 1, 1.333, 0.75, 2.4, 1.5, 0.8];

/** Returns the same pictures on every run: a small linear congruential generator picks their shapes. */
function pictures(count: number): Float64Array {
  let seed = 7;
  return Float64Array.from({ length: count }, () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return SHAPES[seed % SHAPES.length] ?? 1;
  });
}

function expectWholeSeries(rows: readonly JustifiedRow[], count: number, options: RowOptions): void {
  let next = 0;
  let top = 0;
  for (const row of rows) {
    expect(row.first).toBe(next);
    expect(row.top).toBeCloseTo(top, 6);
    expect(row.end - row.first).toBeGreaterThan(0);
    expect(row.end - row.first).toBeLessThanOrEqual(9);
    next = row.end;
    top = row.top + row.height + options.captionHeight + options.gap;
  }
  expect(next).toBe(count);
}

test.each([320, 359, 768, 952, 1200])('at %d px the edges of every filled row meet', (width) => {
  const options = { ...desktop, width, breakWidth: width, target: width < 720 ? 160 : 260 };
  const ratios = pictures(300);
  const rows = layOutRows(ratios, options);
  expectWholeSeries(rows, 300, options);
  for (const row of rows) {
    const boxes = boxesOfRow(ratios, row, options);
    let edge = -options.gap;
    for (const box of boxes) {
      expect(box.left).toBeCloseTo(edge + options.gap, 6);
      edge = box.left + box.width;
    }
    if (row.fills) expect(edge).toBeCloseTo(width, 6);
    else expect(edge).toBeLessThan(width);
  }
});

test('every picture keeps its shape', () => {
  const ratios = pictures(200);
  for (const row of layOutRows(ratios, desktop)) {
    for (const box of boxesOfRow(ratios, row, desktop)) {
      expect(box.width / row.height).toBeCloseTo(ratios[box.index] ?? 0, 9);
    }
  }
});

test('no other breaks come closer to the target height', () => {
  const ratios = pictures(9);
  const costOf = (ends: readonly number[]) => {
    let first = 0;
    let cost = 0;
    for (const end of ends) {
      const sum = ratios.slice(first, end).reduce((total, ratio) => total + ratio, 0);
      const height = (desktop.width - desktop.gap * (end - first - 1)) / sum;
      const isOpen = end === ratios.length && height > desktop.target * 1.5;
      cost += Math.log(isOpen ? 1.5 : height / desktop.target) ** 2;
      first = end;
    }
    return cost;
  };
  const everySeries = Array.from({ length: 2 ** 8 }, (_, bits) => [
    ...Array.from({ length: 8 }, (_, index) => index + 1).filter((end) => (bits >> (end - 1)) & 1),
    9,
  ]);
  const least = Math.min(...everySeries.map(costOf));
  expect(costOf(layOutRows(ratios, desktop).map((row) => row.end))).toBeCloseTo(least, 10);
});

test('never more than nine pictures in a row, however narrow they are', () => {
  const rows = layOutRows(new Float64Array(40).fill(0.1), desktop);
  expectWholeSeries(rows, 40, desktop);
});

test('a last row that would exceed 1.5 times the target keeps the target height', () => {
  const [only] = layOutRows(Float64Array.of(1.5), desktop);
  expect(only).toMatchObject({ height: 260, fills: false });
  const [wide] = layOutRows(Float64Array.of(1.5, 1.6), desktop);
  expect(wide?.fills).toBe(true);
  expect(wide?.height).toBeCloseTo((1200 - 8) / 3.1, 9);
});

test('a lone panorama on a phone is as high as its shape allows', () => {
  const phone = { ...desktop, width: 304, breakWidth: 304, target: 160 };
  const [row] = layOutRows(Float64Array.of(6), phone);
  expect(row).toMatchObject({ height: 304 / 6, fills: true });
  const [kept] = layOutRows(Float64Array.of(1.2), { ...phone, target: 150, breakWidth: 1200 });
  expect(boxesOfRow(Float64Array.of(1.2), kept ?? expect.fail('no row'), phone)[0]?.width).toBeLessThanOrEqual(304);
});

test('widths that share a break width break at the same pictures', () => {
  const ratios = pictures(120);
  const ends = (width: number) => layOutRows(ratios, { ...desktop, width, breakWidth: 720 }).map((row) => row.end);
  expect(ends(660)).toEqual(ends(800));
});

test('appending moves no row but the last', () => {
  const ratios = pictures(400);
  let rows = layOutRows(ratios.slice(0, 100), desktop);
  for (const count of [160, 220, 400]) {
    const seen = rows.slice(0, -1);
    rows = layOutRows(ratios.slice(0, count), desktop, rows);
    expect(rows.slice(0, seen.length)).toEqual(seen);
    expectWholeSeries(rows, count, desktop);
  }
});

test('lays out 100,000 pictures, and appending 60 more works on only those', () => {
  const ratios = pictures(100_060);
  const rows = layOutRows(ratios.slice(0, 100_000), { ...desktop, captionHeight: 36 });
  const more = layOutRows(ratios, { ...desktop, captionHeight: 36 }, rows);
  expectWholeSeries(more, 100_060, { ...desktop, captionHeight: 36 });
  expect(more[0]).toBe(rows[0]);
  expect(heightOfRows(more, 36)).toBeGreaterThan(heightOfRows(rows, 36));
});

test('finds rows by height and by item', () => {
  const ratios = pictures(1000);
  const rows = layOutRows(ratios, desktop);
  const tenth = rows[10] ?? expect.fail('fewer than eleven rows');
  expect(rowIndexAt(rows, tenth.top)).toBe(10);
  expect(rowIndexAt(rows, tenth.top + tenth.height)).toBe(10);
  expect(rowIndexAt(rows, tenth.top + tenth.height + 1)).toBe(11);
  expect(rowIndexAt(rows, -5)).toBe(0);
  expect(rowIndexAt(rows, 1e9)).toBe(rows.length - 1);
  expect(rowIndexOfItem(rows, tenth.first)).toBe(10);
  expect(rowIndexOfItem(rows, tenth.end - 1)).toBe(10);
  expect(rowIndexOfItem(rows, tenth.end)).toBe(11);
});

test('nothing has no rows', () => {
  expect(layOutRows(new Float64Array(0), desktop)).toEqual([]);
  expect(heightOfRows([], 0)).toBe(0);
});
