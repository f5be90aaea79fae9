import type { ConferenceDraft, cloneConference as endpoint } from '@tuyuan/contract/conference-management.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { wireDaysBetween } from '@tuyuan/format/wire-day.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { SignedInContext } from '../../platform/http/request-context.ts';
import { cloneSchedule } from '../conference-schedule/index.ts';
import { cloneConferenceRow, cloneTicketTypes, pointFormAtClonedTypes } from './clone.repository.ts';
import { factsOf } from './facts.ts';
import { movedFacts } from './moved-facts.policy.ts';
import { oneConference, requireManaged } from './present-conference.ts';

/**
 * Begins a draft with what is published of another conference, or with what is being written of one that never was: facts, form, ticket
 * types, the schedule; no people. All times move by the days that lie between the two beginnings, and keep their hours. Throws
 * `Conference.NotFound`.
 */
export function cloneConference(
  { db, actor }: SignedInContext,
  { id, title, startDay, isRehearsal }: InputOf<typeof endpoint>,
  timeZone: string,
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
      createdBy: actor.id,
      timeZone,
    });
    await cloneTicketTypes(transaction, { from: id, to: cloneId, days, timeZone });
    await pointFormAtClonedTypes(transaction, { from: id, to: cloneId });
    await cloneSchedule(transaction, { from: id, to: cloneId, days, timeZone });
    return oneConference(transaction, cloneId, timeZone);
  });
}
