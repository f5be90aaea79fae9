import type {
  ConferenceDraft,
  createConference as endpoint,
} from '@tuyuan/contract/conference/conference-management.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { insertConference } from './conference-facts.repository.ts';
import { assertTimesInOrder, momentOf } from './facts.ts';
import { oneConference } from './present-conference.ts';

/** Begins a conference as a draft. Throws `Conference.TimesReversed`. */
export function createConference(
  { db, actor }: SignedInContext,
  input: InputOf<typeof endpoint>,
  timeZone: string,
): Promise<ConferenceDraft> {
  assertTimesInOrder(input);
  const moment = (field: 'startTime' | 'endTime' | 'regStartTime' | 'regEndTime') =>
    momentOf(input[field], field, timeZone);
  return inTransaction(db, async (transaction) => {
    const id = await insertConference(transaction, {
      ...input,
      startTime: moment('startTime'),
      endTime: moment('endTime'),
      regStartTime: moment('regStartTime'),
      regEndTime: moment('regEndTime'),
      createdBy: actor.id,
    });
    return oneConference(transaction, id, timeZone);
  });
}
