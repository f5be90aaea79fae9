import { wallTimeAt } from '@tuyuan/format/wall-time.ts';
import type { Component } from './icalendar.ts';

const dayMs = 24 * 3_600_000;
const margin = 365 * dayMs;

/**
 * The zone's rules for the span and a year on either side, as far as they change there. Names are offsets, never letters: Apple's
 * calendar takes CST for the one in America.
 */
export function timeZoneComponent(timeZone: string, from: number, until: number): Component {
  const begin = from - margin;
  const changes = offsetChanges(timeZone, begin, until + margin);
  const offsets = [offsetAt(timeZone, begin), ...changes.map(({ to }) => to)];
  const standard = Math.min(...offsets);
  const first = { at: null, from: offsets[0] ?? 0, to: offsets[0] ?? 0 };
  return [
    'vtimezone',
    [['tzid', {}, 'text', timeZone]],
    [first, ...changes].map(
      ({ at, from: before, to }): Component => [
        to > standard ? 'daylight' : 'standard',
        [
          ['dtstart', {}, 'date-time', at === null ? '1970-01-01T00:00:00' : wallText(at + before)],
          ['tzoffsetfrom', {}, 'utc-offset', offsetText(before)],
          ['tzoffsetto', {}, 'utc-offset', offsetText(to)],
          ['tzname', {}, 'text', offsetText(to)],
        ],
        [],
      ],
    ),
  ];
}

interface OffsetChange {
  at: number;
  from: number;
  to: number;
}

function offsetChanges(timeZone: string, begin: number, end: number): OffsetChange[] {
  const changes: OffsetChange[] = [];
  for (let day = begin; day < end; day += dayMs) {
    const from = offsetAt(timeZone, day);
    const to = offsetAt(timeZone, day + dayMs);
    if (from !== to) changes.push({ at: changeBetween(timeZone, day, day + dayMs), from, to });
  }
  return changes;
}

/** To the minute. */
function changeBetween(timeZone: string, begin: number, end: number): number {
  const before = offsetAt(timeZone, begin);
  let [low, high] = [Math.floor(begin / 60_000), Math.ceil(end / 60_000)];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(timeZone, middle * 60_000) === before) low = middle;
    else high = middle;
  }
  return high * 60_000;
}

/** Milliseconds ahead of UTC. */
function offsetAt(timeZone: string, instant: number): number {
  const wall = wallTimeAt(new Date(instant), timeZone);
  const shown = Date.UTC(wall.year, wall.month - 1, wall.day, wall.hour, wall.minute, wall.second);
  return shown - Math.floor(instant / 1000) * 1000;
}

const wallText = (shifted: number) => new Date(shifted).toISOString().slice(0, 19);

function offsetText(offset: number): string {
  const minutes = Math.abs(offset) / 60_000;
  const pad = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${pad(minutes / 60)}:${pad(minutes % 60)}`;
}
