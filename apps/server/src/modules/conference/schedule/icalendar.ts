import { toWireDate } from '@tuyuan/format/date.ts';
import ical from 'ical.js';
import type { PersonalEntry } from './personal-entry.ts';
import { timeZoneComponent } from './time-zone-component.ts';

/** A property and a component as jCal (RFC 7265) has them. */
type Property = [name: string, parameters: Record<string, string>, type: string, value: string | number];
export type Component = [name: string, properties: Property[], components: Component[]];

interface Calendar {
  name: string;
  entries: readonly PersonalEntry[];
  timeZone: string;
  /** Where an entry can be looked at. */
  urlOf: (entry: PersonalEntry) => string;
  /** Minutes before an entry at which to ring; null: never. */
  remindMinutes: number | null;
}

/** How often a program that subscribed should look again. */
const refresh = 'PT15M';

/** The text of an `.ics` file. */
export function icalendar({ name, entries, timeZone, urlOf, remindMinutes }: Calendar): string {
  const moments = entries.flatMap(({ start, end }) => [start.getTime(), end.getTime()]);
  const calendar: Component = [
    'vcalendar',
    [
      ['version', {}, 'text', '2.0'],
      ['prodid', {}, 'text', '-//Tuyuan//Conference//ZH'],
      ['calscale', {}, 'text', 'GREGORIAN'],
      ['method', {}, 'text', 'PUBLISH'],
      // `unknown` is written without the VALUE parameter, which programs that look for `X-WR-CALNAME:` would not get over.
      ['x-wr-calname', {}, 'unknown', escapeText(name)],
      ['x-wr-timezone', {}, 'unknown', timeZone],
      ['refresh-interval', {}, 'duration', refresh],
      ['x-published-ttl', {}, 'unknown', refresh],
    ],
    [
      timeZoneComponent(timeZone, moments.length === 0 ? [Date.now()] : moments),
      ...entries.map((entry) => event(entry, timeZone, urlOf(entry), remindMinutes)),
    ],
  ];
  return `${ical.stringify(calendar)}\r\n`;
}

const escapeText = (text: string) => text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r\n?|\n/g, '\\n');

function event(entry: PersonalEntry, timeZone: string, url: string, remindMinutes: number | null): Component {
  const { uid, title, description, place, start, end, isCancelled, sequence, changedAt } = entry;
  const changed = `${changedAt.toISOString().slice(0, 19)}Z`;
  const texts: [string, string][] = [
    ['location', place],
    ['description', description],
  ];
  return [
    'vevent',
    [
      ['uid', {}, 'text', uid],
      ['dtstamp', {}, 'date-time', changed],
      ['last-modified', {}, 'date-time', changed],
      ['sequence', {}, 'integer', sequence],
      ['dtstart', { tzid: timeZone }, 'date-time', toWireDate(start, timeZone)],
      ['dtend', { tzid: timeZone }, 'date-time', toWireDate(end, timeZone)],
      ['summary', {}, 'text', title],
      ...texts.flatMap(([property, text]): Property[] => (text === '' ? [] : [[property, {}, 'text', text]])),
      ['url', {}, 'uri', url],
      ['status', {}, 'text', isCancelled ? 'CANCELLED' : 'CONFIRMED'],
      ['transp', {}, 'text', isCancelled || !entry.takesTime ? 'TRANSPARENT' : 'OPAQUE'],
    ],
    remindMinutes === null || isCancelled ? [] : [alarm(title, remindMinutes)],
  ];
}

function alarm(title: string, minutes: number): Component {
  return [
    'valarm',
    [
      ['action', {}, 'text', 'DISPLAY'],
      ['description', {}, 'text', title],
      ['trigger', {}, 'duration', `-PT${minutes}M`],
    ],
    [],
  ];
}
