/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { firstScreenOf } from './first-screen.ts';
import { boxesOfRow } from './justified-boxes.ts';
import { WIDTH_STEPS, widthStepAt } from './justified-breakpoints.ts';
import { createRowLayout, rowOptionsAt, shapeOf } from './row-layout.ts';

const SHAPES = [1.5, 0.75, 1.333, 1.778, 1, 2.4, 0.667];
const ratiosOf = (count: number) => Float64Array.from({ length: count }, (_, index) => SHAPES[(index * 5) % 7] ?? 1);
const measures = { targets: { wide: 260, narrow: 160 }, gap: 8, captionHeight: 0 };

test.each([304, 343, 359, 382, 398, 500, 620, 720, 800, 952, 1000, 1200, 1270])(
  'at %d px the server breaks the first rows where the browser will',
  (width) => {
    const ratios = ratiosOf(200);
    const step = WIDTH_STEPS.findLastIndex(({ from }) => width >= from);
    const { breaksAfter } = firstScreenOf(ratios, measures);
    const written = breaksAfter.flatMap((steps, index) => (steps.includes(step) ? [index + 1] : []));
    const measured = createRowLayout()(ratios, rowOptionsAt(width, measures)).map((row) => row.end);
    expect(written.length).toBeGreaterThanOrEqual(3);
    expect(measured.slice(0, written.length)).toEqual(written);
  },
);

test('the room behind an unfilled last row keeps its pictures at the target height', () => {
  const ratios = Float64Array.of(1.5);
  const { roomAtEnd } = firstScreenOf(ratios, measures);
  const widest = WIDTH_STEPS.length - 1;
  expect(1200 / (1.5 + (roomAtEnd[widest] ?? 0))).toBeCloseTo(260, 0);
  expect(roomAtEnd[0]).toBe(0);
});

test('beyond the content column every width breaks for itself', () => {
  expect(widthStepAt(1279).breakWidth).toBe(1200);
  expect(widthStepAt(1600).breakWidth).toBe(1600);
});

test('a grown list keeps its rows, another list starts anew', () => {
  const layOut = createRowLayout();
  const options = rowOptionsAt(1200, measures);
  const before = layOut(ratiosOf(60), options);
  const after = layOut(ratiosOf(120), options);
  expect(after.slice(0, before.length - 1)).toEqual(before.slice(0, -1));
  expect(layOut(ratiosOf(60).reverse(), options)).toEqual(createRowLayout()(ratiosOf(60).reverse(), options));
});

test('a picture without a believable shape gets room for a landscape format', () => {
  for (const wrong of [Number.NaN, 0, -1, Number.POSITIVE_INFINITY]) expect(shapeOf(wrong)).toBe(1.5);
  const [box] = boxesOfRow(
    Float64Array.of(1),
    { first: 0, end: 1, top: 0, height: 160, fills: false },
    rowOptionsAt(359, measures),
  );
  expect(box?.width).toBe(160);
});

test('the style sheet of the grid knows the same width steps', () => {
  const css = readFileSync(new URL('./justified-grid.module.css', import.meta.url), 'utf8');
  WIDTH_STEPS.forEach(({ from }, step) => {
    const block = css.slice(0, css.indexOf(`.at-${step} {`));
    const condition = block.slice(block.lastIndexOf('@container'));
    if (from > 0) expect(condition).toContain(`(min-width: ${from}px)`);
    const next = WIDTH_STEPS[step + 1];
    if (next) expect(condition).toContain(`(max-width: ${next.from - 0.01}px)`);
  });
});
