import { expect, it } from 'vitest';
import { handTrack } from '../../../testing/solve-captcha.ts';
import { isPlausibleTrack } from './is-plausible-track.ts';

/** Arrow keys: a press, the pause before a held key repeats, repeats, and single presses to the end. */
function keyTrack(end: number): { x: number; t: number }[] {
  const track = [{ x: 0, t: 0 }];
  for (let x = 4, t = 480; x < end; x += 4, t += x > end - 12 ? 190 : 33) track.push({ x, t });
  track.push({ x: end, t: (track.at(-1)?.t ?? 0) + 240 });
  return track;
}

it('believes a hand and arrow keys', () => {
  for (const end of [92, 160, 250]) {
    expect(isPlausibleTrack(handTrack(end))).toBe(true);
    expect(isPlausibleTrack(keyTrack(end))).toBe(true);
  }
});

it.each([
  ['no movement at all', []],
  ['a jump', [{ x: 0, t: 0 }, ...handTrack(8).slice(1, 12), { x: 160, t: 900 }]],
  ['too few points', handTrack(160, 7)],
  ['faster than a hand', handTrack(160).map(({ x, t }) => ({ x, t: t / 4 }))],
  ['one speed from start to end', Array.from({ length: 40 }, (_, i) => ({ x: i * 4, t: i * 20 }))],
  [
    'a way divided at random that ends at full speed',
    Array.from({ length: 40 }, (_, i) => ({ x: i * 4 + ((i * 7) % 3), t: i * 20 + ((i * 5) % 7) })),
  ],
  ['the beat of a clock', handTrack(160).map(({ x }, i) => ({ x, t: i * 31 }))],
  ['time that runs back', handTrack(160).map(({ x, t }, i) => ({ x, t: i === 9 ? t - 90 : t }))],
  ['a start in the middle', handTrack(160).map(({ x, t }) => ({ x: x + 40, t }))],
  ['standing still', Array.from({ length: 40 }, (_, i) => ({ x: 0, t: i * 20 }))],
])('does not believe %s', (_what, track) => {
  expect(isPlausibleTrack(track)).toBe(false);
});
