import type {
  ClonePart,
  ConferenceDraft,
  cloneConference as endpoint,
} from '@tuyuan/contract/conference/conference-management.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { wireDaysBetween } from '@tuyuan/format/wire-day.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { cloneHotels } from '../accommodation/index.ts';
import { cloneSignPoints } from '../check-in/index.ts';
import { cloneManner } from '../code-of-conduct/index.ts';
import { cloneDuty } from '../duty/index.ts';
import { cloneInteractions } from '../interaction/index.ts';
import { cloneWallSettings } from '../photo-wall/index.ts';
import type { ConferenceClone } from '../registration/index.ts';
import { cloneSchedule } from '../schedule/index.ts';
import { cloneTrips } from '../transport/index.ts';
import { cloneConferenceRow, cloneTicketTypes, pointFormAtClonedTypes } from './clone.repository.ts';
import { factsOf } from './facts.ts';
import { movedFacts } from './moved-facts.policy.ts';
import { oneConference, requireManaged } from './present-conference.ts';

interface Parts {
  timeZone: string;
  /** Seals the lotteries' seeds. */
  lotteryBox: SecretBox;
}

/**
 * Creates a draft from another conference's published state, or from its draft if it was never published: facts, form,
 * ticket types, schedule and the requested parts; no people, activity or secrets. All dates shift by the days between
 * the two starts and keep their time of day. Throws `Conference.NotFound`.
 */
export function cloneConference(
  { db, actor }: SignedInContext,
  { id, title, startDay, isRehearsal, parts }: InputOf<typeof endpoint>,
  { timeZone, lotteryBox }: Parts,
): Promise<ConferenceDraft> {
  return inTransaction(db, async (transaction) => {
    const source = await requireManaged(transaction, id);
    const written = source.state === 'draft' ? source.draft : null;
    const days = wireDaysBetween((written ?? factsOf(source, timeZone)).startTime, startDay);
    const cloneId = await cloneConferenceRow(transaction, {
      id,
      title,
      days,
      draft: written && { ...movedFacts(written, days), title },
      isRehearsal,
      hasDuty: parts.includes('duty'),
      createdBy: actor.id,
      timeZone,
    });
    const clone = { from: id, to: cloneId, days, timeZone };
    await cloneTicketTypes(transaction, clone);
    await pointFormAtClonedTypes(transaction, clone);
    const sessions = await cloneSchedule(transaction, clone);
    for (const part of new Set(parts))
      await cloners[part](transaction, clone, { sessions, actorId: actor.id, lotteryBox });
    return oneConference(transaction, cloneId, timeZone);
  });
}

interface Given {
  /** New session ids by the old ones. */
  sessions: ReadonlyMap<number, number>;
  actorId: number;
  lotteryBox: SecretBox;
}

const cloners: Record<ClonePart, (transaction: Database, clone: ConferenceClone, given: Given) => Promise<void>> = {
  checkIn: (transaction, clone, { sessions }) => cloneSignPoints(transaction, clone, sessions),
  duty: (transaction, clone) => cloneDuty(transaction, clone),
  async logistics(transaction, clone) {
    await cloneHotels(transaction, clone);
    await cloneTrips(transaction, clone);
  },
  async interaction(transaction, clone, { actorId, lotteryBox }) {
    await cloneInteractions(transaction, clone, { createdBy: actorId, box: lotteryBox });
    await cloneWallSettings(transaction, clone);
  },
  manner: (transaction, clone, { actorId }) => cloneManner(transaction, clone, actorId),
};
