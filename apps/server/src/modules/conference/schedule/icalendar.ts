import ical from 'ical.js';
import type { PersonalEntry } from './personal-entry.ts';

/** Property and component in jCal (RFC 7265). */
type Property = [name: string, parameters: Record<string, string>, type: string, value: string | number];
type Component = [name: string, properties: Property[], components: Component[]];

interface Calendar {
  name: string;
  entries: readonly PersonalEntry[];
  /** Only a hint for the reader's display: every moment is written in UTC. */
  timeZone: string;
  /** Returns the page of an entry. */
  urlOf: (entry: PersonalEntry) => string;
  /** Minutes before an entry at which to ring; null: never. */
  remindMinutes: number | null;
}

/** Refresh interval for subscribed programs. */
const refresh = 'PT15M';

/** Returns the text of an `.ics` file. */
export function icalendar({ name, entries, timeZone, urlOf, remindMinutes }: Calendar): string {
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
    entries.map((entry) => event(entry, urlOf(entry), remindMinutes)),
  ];
  return `${ical.stringify(calendar)}\r\n`;
}

const escapeText = (text: string) => text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r\n?|\n/g, '\\n');

/** Needs no VTIMEZONE: nothing repeats, so every program turns it into its reader's own hour. */
const utcText = (moment: Date) => `${moment.toISOString().slice(0, 19)}Z`;

function event(entry: PersonalEntry, url: string, remindMinutes: number | null): Component {
  const { uid, title, description, place, start, end, isCancelled, sequence, changedAt } = entry;
  const changed = utcText(changedAt);
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
      ['dtstart', {}, 'date-time', utcText(start)],
      ['dtend', {}, 'date-time', utcText(end)],
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
