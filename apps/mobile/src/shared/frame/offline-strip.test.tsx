// @vitest-environment happy-dom
import { mount } from '@tuyuan/ui/testing/mount.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { noteServerTime } from '../clock/server-clock.ts';
import { OfflineStrip } from './offline-strip.tsx';

vi.mock('../network/use-online.ts', () => ({ useOnline: () => false }));

afterEach(() => {
  vi.useRealTimers();
  noteServerTime(0, 0, 0);
});

async function textAt(now: string, asOf: string): Promise<string> {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  const { box } = await mount(<OfflineStrip asOf={new Date(asOf)} subject="日程" />);
  return box.textContent;
}

it('tells the time as the conference has it, wherever the phone thinks it is', async () => {
  vi.stubEnv('TZ', 'America/New_York');
  expect(await textAt('2026-11-20T02:00:00Z', '2026-11-20T01:12:00Z')).toBe('没有网络，正在看 09:12 的日程');
  // At one in the morning it is still the conference's day before.
  expect(await textAt('2026-11-20T17:00:00Z', '2026-11-20T01:12:00Z')).toBe('没有网络，正在看 09:12 的日程');
  expect(await textAt('2026-11-20T20:00:00Z', '2026-11-20T01:12:00Z')).toBe('没有网络，正在看 11/20 09:12 的日程');
  vi.unstubAllEnvs();
});

it('corrects a phone whose clock is off', async () => {
  noteServerTime(
    Date.parse('2026-11-20T03:00:00Z'),
    Date.parse('2026-11-20T02:00:00Z'),
    Date.parse('2026-11-20T02:00:00Z'),
  );
  expect(await textAt('2026-11-20T02:00:00Z', '2026-11-20T01:12:00Z')).toBe('没有网络，正在看 10:12 的日程');
});
