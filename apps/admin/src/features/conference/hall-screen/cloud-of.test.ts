import { expect, it } from 'vitest';
import { cloudOf } from './cloud-of.ts';

it('makes the most written word the largest, and none large while few have written', () => {
  const sizes = Object.fromEntries(
    cloudOf([
      { text: '温润', count: 16 },
      { text: '烟雨', count: 4 },
    ]).map(({ text, size }) => [text, size]),
  );
  expect(sizes).toEqual({ 温润: 1, 烟雨: 0.5 });
  expect(cloudOf([{ text: '温润', count: 1 }])[0]?.size).toBe(0.5);
});

it('keeps the words in their places while the counts change', () => {
  const order = (counts: Record<string, number>) =>
    cloudOf(Object.entries(counts).map(([text, count]) => ({ text, count }))).map(({ text }) => text);
  expect(order({ 温润: 1, 烟雨: 9, 乌篷船: 3 })).toEqual(order({ 温润: 8, 烟雨: 2, 乌篷船: 3 }));
});
