import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { scheduleColours, sessionKinds } from '@tuyuan/contract/conference/schedule-fields.ts';
import { z } from 'zod';

const text = z.string().min(1);
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

const DemoSession = z.strictObject({
  title: text,
  abstract: z.string(),
  kind: z.enum(sessionKinds),
  /** Name of the track. */
  track: text,
  minutes: z.int(),
  seats: z.int().nullable(),
  /** Names. */
  speakers: z.array(text),
});
export type DemoSession = z.infer<typeof DemoSession>;

const DemoMaterial = z.strictObject({
  title: text,
  category: z.string(),
  /** Title of the session; null: of the conference as a whole. */
  session: text.nullable(),
  visibility: z.enum(['public', 'attendee', 'staff', 'afterSession']),
  isMarked: z.boolean(),
  kind: z.enum(['pdf', 'image']),
  fileName: text,
  /** One per page. */
  photos: z.array(text).min(1),
  /** Why it was taken back. */
  withdrawn: text.optional(),
});
export type DemoMaterial = z.infer<typeof DemoMaterial>;

const place = {
  /** Day of the conference, from 0. */
  day: z.int(),
  start: clock,
  /** Name of the room; null: everywhere. */
  room: text.nullable(),
};

const DemoSchedule = z.strictObject({
  rooms: z.array(
    z.strictObject({ name: text, place: text, capacity: z.int().nullable(), colour: z.enum(scheduleColours) }),
  ),
  tracks: z.array(z.strictObject({ name: text, colour: z.enum(scheduleColours) })),
  speakers: z.array(z.strictObject({ name: text, title: text, biography: text, photo: text.nullable() })),
  /** `was` is where it was first published: what moved shows old and new. */
  sessions: z.array(
    DemoSession.extend({ ...place, was: z.strictObject({ room: text.nullable(), start: clock }).optional() }),
  ),
  unplaced: z.array(DemoSession),
  /** Moved in the draft and not yet published. */
  drafted: z.array(z.strictObject({ title: text, ...place })),
  materials: z.array(DemoMaterial),
});
export type DemoSchedule = z.infer<typeof DemoSchedule>;

/** Reads the description of the demo conference's schedule from `folder`. */
export async function readDemoSchedule(folder: string): Promise<DemoSchedule> {
  return DemoSchedule.parse(JSON.parse(await readFile(join(folder, 'conference-schedule.json'), 'utf8')));
}
