import { expect, test } from 'vitest';
import { placeCard } from './place-card.ts';

const room = { width: 1000, height: 600 };
const card = { width: 280, height: 160 };

test('a card stands to the right of its hotspot, level with it', () => {
  expect(placeCard({ x: 300, y: 300 }, card, room)).toEqual({ x: 334, y: 220 });
});

test('near the right edge it stands to the left', () => {
  expect(placeCard({ x: 900, y: 300 }, card, room)).toEqual({ x: 586, y: 220 });
});

test('it never leaves the window, also on a phone where neither side has room', () => {
  expect(placeCard({ x: 300, y: 5 }, card, room).y).toBe(12);
  expect(placeCard({ x: 300, y: 598 }, card, room).y).toBe(428);
  const { x } = placeCard({ x: 180, y: 300 }, card, { width: 351, height: 500 });
  expect(x).toBe(59);
});
