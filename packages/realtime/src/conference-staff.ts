import { z } from 'zod';
import { type HubEventName, hubPaths } from './hub-names.ts';
import { hubMethods } from './subscription.ts';

const id = z.int().min(1);

/** What the staff of a conference hear. Streams: `conference:<id>`. */
export const conferenceStaff = {
  path: hubPaths.conferenceStaff,
  methods: hubMethods,
  payloads: {
    /** The latest attempts, the newest first; at most two a second: published with `publishLatest`. */
    scan: z.looseObject({ id }),
    /** Heads by sign point and the like; at most one a second: published with `publishLatest`. */
    counters: z.looseObject({}),
    conflict: z.looseObject({ id }),
    dutyChanged: z.looseObject({ id }),
    gap: z.looseObject({}),
    trip: z.looseObject({ id }),
    deviceState: z.looseObject({ device: z.string() }),
  } satisfies Record<HubEventName<'conferenceStaff'>, z.ZodType>,
  pace: { scan: 500, counters: 1000 },
} as const;
