import { expect, it } from 'vitest';
import { momentOf, standing } from './schedule-clock.ts';

it('reads the wire’s times as the conference’s clock shows them', () => {
  expect(momentOf('2026-11-20T10:30:00')).toBe(Date.parse('2026-11-20T02:30:00Z'));
});

it('says how far a session is away, runs on or is over', () => {
  const start = momentOf('2026-11-20T10:30:00');
  const end = start + 50 * 60_000;
  const at = (minutes: number) => standing(start, end, start + minutes * 60_000);
  expect([at(-49), at(-61), at(-60 * 49), at(0), at(38), at(50)]).toEqual([
    '49 分钟后开始',
    '1 小时后开始',
    '2 天后开始',
    '正在进行，还有 50 分钟',
    '正在进行，还有 12 分钟',
    '已结束',
  ]);
});
