import type { ConferenceDraft, cloneConference as endpoint } from '@tuyuan/contract/conference-management.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { SignedInContext } from '../../platform/http/request-context.ts';
import { cloneSchedule } from '../conference-schedule/index.ts';
import { cloneConferenceRow, cloneTicketTypes, pointFormAtClonedTypes } from './clone.repository.ts';
import { momentOf } from './facts.ts';
import { oneConference, requireManaged } from './present-conference.ts';

const dayMs = 86_400_000;

/**
 * Begins a draft with what is published of another conference: facts, form, ticket types, the schedule; no people. All times move by the whole days
 * that lie between the two beginnings. Throws `Conference.NotFound`.
 */
export function cloneConference(
  { db, actor }: SignedInContext,
  { id, title, startTime, isRehearsal }: InputOf<typeof endpoint>,
  timeZone: string,
): Promise<ConferenceDraft> {
  return inTransaction(db, async (transaction) => {
    const source = await requireManaged(transaction, id);
    const days = Math.round(
      (momentOf(startTime, 'startTime', timeZone).getTime() - source.start_time.getTime()) / dayMs,
    );
    const cloneId = await cloneConferenceRow(transaction, {
      id,
      title,
      days,
      isRehearsal,
      createdBy: actor.id,
      timeZone,
    });
    await cloneTicketTypes(transaction, { from: id, to: cloneId, days });
    await pointFormAtClonedTypes(transaction, { from: id, to: cloneId });
    await cloneSchedule(transaction, { from: id, to: cloneId, days, timeZone });
    return oneConference(transaction, cloneId, timeZone);
  });
}
