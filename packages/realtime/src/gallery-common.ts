import { z } from 'zod';

const id = z.int().min(1);

/** What visitors of the gallery hear. Streams: `site` for everybody and for single users, `activity:<id>`. */
export const galleryCommon = {
  path: '/hubs/galleryCommon',
  payloads: {
    rankTick: z.looseObject({}),
    voteFinal: z.looseObject({}),
    creditChanged: z.looseObject({}),
    reviewResult: z.looseObject({}),
    announcement: z.looseObject({ id }),
  },
  pace: { rankTick: 1000 },
} as const;
