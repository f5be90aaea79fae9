import type { RegistrationAnswer } from '@tuyuan/contract/conference/conference-fields.ts';
import type { Database } from '../../../platform/database/database.ts';
import { lockAnswers, storeAnswers } from './record.repository.ts';
import { standardAnswers } from './registration-answers.policy.ts';

/** Merges checked answers into an attendee's, and updates the columns derived from them. */
export async function changeAnswers(
  transaction: Database,
  attendeeId: number,
  answers: Readonly<Record<string, RegistrationAnswer>>,
): Promise<void> {
  const all = { ...(await lockAnswers(transaction, attendeeId)), ...answers };
  await storeAnswers(transaction, attendeeId, all, standardAnswers(all));
}
