import { modulesOn } from '@tuyuan/contract/conference/conference-modules.ts';
import { NoticeItem } from '@tuyuan/contract/conference/inbox.ts';
import { InteractionRoom } from '@tuyuan/contract/conference/interaction.ts';
import {
  Danmaku,
  InteractionTotals,
  PublicInteraction,
  PublicQuestion,
} from '@tuyuan/contract/conference/interaction-fields.ts';
import { LivePhoto } from '@tuyuan/contract/conference/photo-wall.ts';
import { z } from 'zod';
import { type HubEventName, hubPaths } from './hub-names.ts';
import { hubMethods } from './subscription.ts';

const id = z.int().min(1);
const count = z.int().min(0);
const moment = z.iso.datetime();

/** Everything a phone shows of a notice but what only its owner knows; of a recalled one no word. */
const Notice = NoticeItem.omit({ isRead: true, needsConfirmation: true }).extend({
  sentAt: moment,
  recalledAt: moment.nullable(),
});

/** An interaction of a hall was opened, locked, revealed or taken off the stage, or the hall's settings changed. */
const InteractionState = z.discriminatedUnion('of', [
  z.object({ of: z.literal('interaction'), id, roomId: id, isOnStage: z.boolean(), interaction: PublicInteraction }),
  z.object({ of: z.literal('room'), id, room: InteractionRoom }),
]);

/** Totals only: of an interaction, of a hall's questions, of its applause. */
const Tally = z.discriminatedUnion('of', [
  z.object({ of: z.literal('interaction'), id, roomId: id, totals: InteractionTotals }),
  z.object({ of: z.literal('questions'), id, roomId: id, votes: z.array(z.object({ id, votes: count })) }),
  z.object({
    of: z.literal('reactions'),
    id,
    roomId: id,
    counts: z.object({ like: count, love: count, wow: count, clap: count }),
  }),
]);

/** Events for phones and screens of a conference. Streams: `conference:<id>`. */
export const conferenceLive = {
  path: hubPaths.conferenceLive,
  methods: hubMethods,
  payloads: {
    /** A photo was added to the wall; null when it was removed. */
    photoPublished: z.object({ id, photo: LivePhoto.nullable() }),
    /** Shown now, or not any more: then without its words. */
    danmaku: Danmaku.extend({ isShown: z.boolean() }),
    /** A hidden question comes without its text. */
    questionChanged: PublicQuestion,
    interactionState: InteractionState,
    /** At most four a second: published with `publishLatest`. */
    tally: Tally,
    notice: Notice,
    scheduleChanged: z.looseObject({ version: z.int() }),
    /** A free seat is reserved for the ticket's holder. */
    seatChanged: z.looseObject({ sessionId: id, state: z.string() }),
    /** Parts of the conference were switched on or off; these are on. */
    modulesChanged: z.object({ modules: modulesOn }),
    /** To the ticket's holder alone: they passed a sign point. */
    admitted: z.object({ pointName: z.string(), gate: z.string(), at: moment, isDoor: z.boolean() }),
    /** Number of connected clients; at most one event per second. */
    presence: z.looseObject({ count }),
  } satisfies Record<HubEventName<'conferenceLive'>, z.ZodType>,
  pace: { tally: 250, presence: 1000 },
} as const;
