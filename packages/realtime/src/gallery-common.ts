import { z } from 'zod';
import { type HubEventName, hubPaths } from './hub-names.ts';
import { hubMethods } from './subscription.ts';

const id = z.int().min(1);

/** Events for gallery visitors. Streams: `site` for everyone and for single users, `activity:<id>`. */
export const galleryCommon = {
  path: hubPaths.galleryCommon,
  methods: hubMethods,
  payloads: {
    rankTick: z.looseObject({}),
    voteFinal: z.looseObject({}),
    creditChanged: z.looseObject({}),
    /** For the author or applicant alone; the reasons by their codes. */
    reviewResult: z.object({
      subject: z.enum(['application', 'image', 'album']),
      id,
      state: z.string(),
      title: z.string(),
      reasons: z.array(z.string()),
    }),
    announcement: z.looseObject({ id }),
  } satisfies Record<HubEventName<'galleryCommon'>, z.ZodType>,
  pace: { rankTick: 1000 },
} as const;
