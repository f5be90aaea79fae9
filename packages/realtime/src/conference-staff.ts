import { z } from 'zod';
import { type HubEventName, hubPaths } from './hub-names.ts';
import { hubMethods } from './subscription.ts';

const id = z.int().min(1);
const count = z.int().min(0);

/** Items waiting for moderation, in a hall or on the photo wall. */
const Waiting = z.discriminatedUnion('of', [
  z.object({ of: z.literal('room'), id, danmaku: count, questions: count }),
  z.object({ of: z.literal('wall'), review: count, reported: count, originals: count }),
]);

/** Events for the staff of a conference. Streams: `conference:<id>`. */
export const conferenceStaff = {
  path: hubPaths.conferenceStaff,
  methods: hubMethods,
  payloads: {
    /** The latest attempts, the newest first; at most two events per second: published with `publishLatest`. */
    scan: z.looseObject({ id }),
    /** Heads by sign point and the like; at most one a second: published with `publishLatest`. */
    counters: z.looseObject({}),
    conflict: z.looseObject({ id }),
    dutyChanged: z.looseObject({ id }),
    gap: z.looseObject({}),
    trip: z.looseObject({ id }),
    deviceState: z.looseObject({ device: z.string() }),
    /** An attendee's placement, ticket or registration changed; without an `id`, those of many attendees. */
    attendeeChanged: z.object({ id: id.optional() }),
    /** Something came to look at, or was looked at; at most two a second: published with `publishLatest`. */
    waiting: Waiting,
  } satisfies Record<HubEventName<'conferenceStaff'>, z.ZodType>,
  pace: { scan: 500, counters: 1000, waiting: 500 },
} as const;
