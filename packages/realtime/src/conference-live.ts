import { z } from 'zod';

const id = z.int().min(1);

/**
 * What phones and screens of a conference hear. Streams: `conference:<id>`. A payload may carry more than what is named here;
 * who owns a kind names it.
 */
export const conferenceLive = {
  path: '/hubs/conferenceLive',
  payloads: {
    photoPublished: z.looseObject({ id }),
    danmaku: z.looseObject({ id, text: z.string() }),
    questionChanged: z.looseObject({ id, state: z.string() }),
    interactionState: z.looseObject({ id, state: z.string() }),
    /** Totals only, at most four a second: published with `publishLatest`. */
    tally: z.looseObject({ id }),
    notice: z.looseObject({ id }),
    scheduleChanged: z.looseObject({ version: z.int() }),
    /** A seat that came free is kept for the ticket's holder. */
    seatChanged: z.looseObject({ sessionId: id, state: z.string() }),
    /** How many are connected; at most one a second. */
    presence: z.looseObject({ count: z.int().min(0) }),
  },
  pace: { tally: 250, presence: 1000 },
} as const;
