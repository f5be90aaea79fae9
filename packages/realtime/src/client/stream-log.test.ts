import { expect, it } from 'vitest';
import type { HubEvent } from './hub-event.ts';
import { retryDelay } from './retry-delay.ts';
import { StreamLog } from './stream-log.ts';

type Event = HubEvent<'galleryCommon'>;
const event = (seq: number, channel = 'all'): Event => ({
  channel,
  seq,
  name: 'announcement',
  at: '',
  payload: { id: seq },
});

function newLog() {
  const told: string[] = [];
  return { told, log: new StreamLog<'galleryCommon'>(({ channel, seq }) => told.push(`${channel} ${seq}`)) };
}

it('tells each event once and in order, whatever order they come in', () => {
  const { told, log } = newLog();
  expect(log.subscribed({ channels: [{ name: 'all', seq: 10 }] })).toBe('whole');
  expect(log.take(event(10))).toBe('whole');
  expect(log.take(event(11))).toBe('whole');
  expect(log.take(event(13))).toBe('gap');
  expect(log.take(event(13))).toBe('gap');
  expect(log.take(event(12))).toBe('whole');
  expect(log.take(event(12))).toBe('whole');
  expect(told).toEqual(['all 11', 'all 12', 'all 13']);
});

it('keeps channels apart: what one misses is no gap of the other', () => {
  const { told, log } = newLog();
  log.subscribed({
    channels: [
      { name: 'all', seq: 5 },
      { name: 'mine', seq: 0 },
    ],
  });
  expect(log.take(event(1, 'mine'))).toBe('whole');
  expect(log.take(event(7))).toBe('gap');
  expect(log.take(event(2, 'mine'))).toBe('gap');
  expect(log.places).toEqual(['all@5', 'mine@2']);
  const missed = { events: [event(6)], channels: [{ name: 'all', seq: 6, isComplete: true }] };
  expect(log.caughtUp(missed)).toBe('whole');
  expect(told).toEqual(['mine 1', 'mine 2', 'all 6', 'all 7']);
});

it('keeps what comes before the subscription is answered', () => {
  const { told, log } = newLog();
  expect(log.take(event(4))).toBe('whole');
  expect(log.take(event(3))).toBe('whole');
  log.subscribed({ channels: [{ name: 'all', seq: 3 }] });
  expect(told).toEqual(['all 4']);
  expect(log.take(event(9, 'somebody else’s'))).toBe('whole');
});

it('sees after a reconnect that something was missed, and that there is more than can be told', () => {
  const { told, log } = newLog();
  log.subscribed({ channels: [{ name: 'all', seq: 3 }] });
  log.lost();
  expect(log.subscribed({ channels: [{ name: 'all', seq: 3 }] })).toBe('whole');
  log.lost();
  expect(log.subscribed({ channels: [{ name: 'all', seq: 5 }] })).toBe('gap');
  const torn = { events: [event(5)], channels: [{ name: 'all', seq: 5, isComplete: false }] };
  expect(log.caughtUp(torn)).toBe('torn');
  log.begin({ channels: [{ name: 'all', seq: 20 }] });
  log.take(event(21));
  expect(told).toEqual(['all 21']);
});

it('takes a number smaller than one heard before for another history', () => {
  const { log } = newLog();
  log.subscribed({ channels: [{ name: 'all', seq: 50 }] });
  log.lost();
  expect(log.subscribed({ channels: [{ name: 'all', seq: 2 }] })).toBe('torn');
});

it('waits longer from attempt to attempt, and not everybody alike', () => {
  expect([0, 1, 2, 3, 4, 99].map((attempt) => retryDelay(attempt, () => 1))).toEqual([
    2000, 4000, 8000, 16_000, 30_000, 30_000,
  ]);
  expect(retryDelay(0, () => 0)).toBe(200);
});
