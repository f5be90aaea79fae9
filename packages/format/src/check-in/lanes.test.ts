import { expect, it } from 'vitest';
import { ticketCodeAlphabet } from '../ticket-code.ts';
import { laneOf, laneRange, maxLanes } from './lanes.ts';

it('gives every ticket to exactly one lane, whose range names it', () => {
  for (let lanes = 1; lanes <= maxLanes; lanes += 1) {
    const held = new Map<number, string[]>();
    for (const sign of ticketCodeAlphabet) {
      const lane = laneOf(lanes, sign) ?? -1;
      held.set(lane, [...(held.get(lane) ?? []), sign]);
    }
    expect([...held.keys()]).toEqual(Array.from({ length: lanes }, (_, lane) => lane));
    for (const [lane, signs] of held) expect(laneRange(lanes, lane)).toEqual({ from: signs[0], to: signs.at(-1) });
    const sizes = [...held.values()].map((signs) => signs.length);
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
  }
});

it('knows no lane for what begins no ticket code', () => {
  expect([laneOf(3, ''), laneOf(3, '0'), laneOf(3, 'a'), laneOf(3, 'AB0')]).toEqual(Array(4).fill(undefined));
});
