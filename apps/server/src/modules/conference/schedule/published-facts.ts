import { scheduleColours, sessionKinds } from '@tuyuan/contract/conference/schedule-fields.ts';
import { z } from 'zod';

/** Content of a published session as of its publication: names stay when a room is renamed in the draft. */
export const PublishedFacts = z.object({
  title: z.string(),
  abstract: z.string(),
  kind: z.enum(sessionKinds),
  cancelledReason: z.string(),
  room: z
    .object({
      id: z.int(),
      guid: z.string(),
      name: z.string(),
      place: z.string(),
      colour: z.enum(scheduleColours),
      capacity: z.int().nullable(),
      order: z.int(),
    })
    .nullable(),
  track: z.object({ id: z.int(), name: z.string(), colour: z.enum(scheduleColours), order: z.int() }).nullable(),
  speakers: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      title: z.string(),
      biography: z.string(),
      photoKey: z.string().nullable(),
    }),
  ),
});
export type PublishedFacts = z.infer<typeof PublishedFacts>;

/** All of a session that is published, and what a version of the schedule freezes. Times as ISO texts, so that it compares as JSON. */
export const SessionContent = z.object({
  id: z.int(),
  guid: z.string(),
  state: z.enum(['on', 'cancelled', 'removed']),
  startTime: z.iso.datetime(),
  endTime: z.iso.datetime(),
  seatLimit: z.int().nullable(),
  facts: PublishedFacts,
});
export type SessionContent = z.infer<typeof SessionContent>;
