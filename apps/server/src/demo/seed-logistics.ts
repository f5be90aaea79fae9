import { formatDate, parseDate } from '@tuyuan/format/date.ts';
import { lockSeeding } from '../modules/site/index.ts';
import { type Database, inTransaction } from '../platform/database/database.ts';
import { demoStars } from './demo-stars.data.ts';
import {
  type DemoPerson,
  findConferenceToEquip,
  insertDemoStars,
  readDemoPeople,
} from './seed-logistics.repository.ts';
import { seedRoster } from './seed-roster.ts';
import { seedStays } from './seed-stays.ts';
import { seedTrips } from './seed-trips.ts';

/** Context for creating the demo's shifts, rooms and rides. */
export interface DemoScene {
  conferenceId: number;
  now: Date;
  /** Returns the moment, in the site's time zone, on a day of the conference, counted from 0. */
  moment(day: number, clock: string): Date;
  /** `yyyy-MM-dd` of a day of the conference's. */
  dayName(day: number): string;
  days: number;
  people: readonly DemoPerson[];
  /** Returns the attendee of a login, or the one with that number among those without; throws if there is none. */
  person(who: string | number): number;
}

const dayMs = 86_400_000;

/** Gives the demo's conference shifts, rooms, rides and stars around the current time, where it has none yet. */
export async function seedLogistics(db: Database, timeZone: string, now = new Date()): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await lockSeeding(transaction);
    const conference = await findConferenceToEquip(transaction);
    if (!conference) return;
    const people = await readDemoPeople(transaction, conference.id);
    const nameless = people.filter(({ user_name }) => user_name === null);
    if (nameless.length === 0) return;
    const dayName = (day: number) => formatDate(new Date(conference.start_time.getTime() + day * dayMs), timeZone);
    const scene: DemoScene = {
      conferenceId: conference.id,
      now,
      people,
      dayName,
      days: Math.ceil((conference.end_time.getTime() - conference.start_time.getTime()) / dayMs),
      moment(day, clock) {
        const found = parseDate(`${dayName(day)}T${clock}:00`, timeZone);
        if (!found) throw new Error(`${clock} is no time of day.`);
        return found;
      },
      person(who) {
        const found = typeof who === 'number' ? nameless[who - 1] : people.find(({ user_name }) => user_name === who);
        if (!found) throw new Error(`The demo has no attendee ${who}.`);
        return found.id;
      },
    };
    await seedRoster(transaction, scene);
    await seedStays(transaction, scene);
    await seedTrips(transaction, scene);
    for (const [who, titles] of Object.entries(demoStars))
      await insertDemoStars(transaction, conference.id, { attendeeId: scene.person(who), titles });
  });
}
