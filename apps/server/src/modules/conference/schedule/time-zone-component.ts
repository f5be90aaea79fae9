import { wallTimeAt } from '@tuyuan/format/wall-time.ts';
import type { Component } from './icalendar.ts';

const dayMs = 24 * 3_600_000;

/**
 * The zone's rules for the years of those moments and the years beside them, as far as they change there. Names are offsets, never
 * letters: Apple's calendar takes CST for the one in America.
 */
export function timeZoneComponent(timeZone: string, moments: readonly number[]): Component {
  const years = moments.map((moment) => new Date(moment).getUTCFullYear());
  const beside = [...new Set(years.flatMap((year) => [year - 1, year, year + 1]))].toSorted((a, b) => a - b);
  const changes = beside.flatMap((year) => changesIn(timeZone, year));
  const offsets = [offsetAt(timeZone, startOf(beside[0] ?? 1970)), ...changes.map(({ to }) => to)];
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

const known = new Map<string, readonly OffsetChange[]>();

/** Kept: a year takes milliseconds to look through, and calendars are asked for without end. */
function changesIn(timeZone: string, year: number): readonly OffsetChange[] {
  const key = `${timeZone} ${year}`;
  const found = known.get(key) ?? findChanges(timeZone, startOf(year), startOf(year + 1));
  known.set(key, found);
  return found;
}

function findChanges(timeZone: string, begin: number, end: number): OffsetChange[] {
  const changes: OffsetChange[] = [];
  for (let day = begin; day < end; day += dayMs) {
    const from = offsetAt(timeZone, day);
    const to = offsetAt(timeZone, day + dayMs);
    if (from !== to) changes.push({ at: changeBetween(timeZone, day, day + dayMs), from, to });
  }
  return changes;
}

function startOf(year: number): number {
  // Date.UTC takes the years 0 to 99 for those of the last century.
  return new Date(0).setUTCFullYear(year, 0, 1);
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
