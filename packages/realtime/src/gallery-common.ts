import { z } from 'zod';
import { type HubEventName, hubPaths } from './hub-names.ts';
import { hubMethods } from './subscription.ts';

const id = z.int().min(1);

/** What was decided on something of the listener's: an application, a picture or an album. */
const reviewResult = z.object({
  subject: z.enum(['application', 'image', 'album']),
  id,
  state: z.string(),
  title: z.string(),
  /** As the listener reads them; empty unless it was rejected. */
  reasons: z.array(z.string()),
});

/** The listener's order is paid, whichever page they have open. */
const orderPaid = z.object({ orderId: id, no: z.string() });

/** The listener has a new notification. */
const notified = z.object({ kind: z.string() });

/** The listener's credits moved. */
const creditChanged = z.object({ balance: z.int().min(0), change: z.int(), kind: z.string() });

/** The listener’s votes in an activity are final: counted, or not. */
const voteFinal = z.object({ activityId: id });

/** Events for gallery visitors. Streams: `site` for everyone and for single users, `activity:<id>`. */
export const galleryCommon = {
  path: hubPaths.galleryCommon,
  methods: hubMethods,
  payloads: {
    rankTick: z.looseObject({}),
    voteFinal,
    creditChanged,
    reviewResult,
    orderPaid,
    notified,
    announcement: z.looseObject({ id }),
  } satisfies Record<HubEventName<'galleryCommon'>, z.ZodType>,
  pace: { rankTick: 1000 },
} as const;
