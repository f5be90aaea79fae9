import type { RegistrationField } from '@tuyuan/contract/conference/conference-fields.ts';
import {
  type ConferenceDraft,
  type ConferenceFacts,
  type updateConferenceDraft as endpoint,
  longestContent,
} from '@tuyuan/contract/conference/conference-management.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { cleanHtmlField } from '../../../platform/clean-html.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { dropDraft, findAnsweredKeys, storeDraft } from './conference-facts.repository.ts';
import { assertTimesInOrder, factsOf, momentOf } from './facts.ts';
import { lockConference, type ManagedConferenceRow } from './managed-conference.repository.ts';
import { oneConference, requireManaged } from './present-conference.ts';

/** Throws for a cancelled or archived conference, which can no longer be edited. */
export function refuseClosed({ state }: Pick<ManagedConferenceRow, 'state'>): void {
  if (state === 'cancelled' || state === 'archived') throw new AppError('Conference.StateMismatch');
}

/**
 * Saves the draft with its HTML sanitised. Throws `Conference.NotFound`, `.ChangedMeanwhile`, `.TimesReversed`,
 * `.StateMismatch`, and `.FieldAnswered` if a form field with answers was removed or changed its type.
 */
export function updateDraft(
  db: Database,
  { id, revision, ...given }: InputOf<typeof endpoint>,
  timeZone: string,
): Promise<ConferenceDraft> {
  assertTimesInOrder(given);
  for (const field of ['startTime', 'endTime', 'regStartTime', 'regEndTime'] as const)
    momentOf(given[field], field, timeZone);
  if (given.phonesFrom !== null) momentOf(given.phonesFrom, 'phonesFrom', timeZone);
  return inTransaction(db, async (transaction) => {
    await lockConference(transaction, id);
    const row = await requireManaged(transaction, id);
    refuseClosed(row);
    assertNoLostAnswers(row.form, given.form, await findAnsweredKeys(transaction, id));
    const facts: ConferenceFacts = {
      ...given,
      content: cleanHtmlField(given.content, { field: 'content', max: longestContent }),
    };
    const isAsPublished = row.state === 'published' && JSON.stringify(facts) === JSON.stringify(factsOf(row, timeZone));
    if (!(await storeDraft(transaction, id, revision, isAsPublished ? null : facts)))
      throw new AppError('Conference.ChangedMeanwhile');
    return oneConference(transaction, id, timeZone);
  });
}

function assertNoLostAnswers(
  published: readonly RegistrationField[],
  wanted: readonly RegistrationField[],
  answered: ReadonlySet<string>,
): void {
  for (const field of published) {
    if (!answered.has(field.key)) continue;
    const kept = wanted.find(({ key }) => key === field.key);
    if (kept?.type === field.type) continue;
    const message = `已有人填写「${field.label}」，不能删除它或改变题型。`;
    throw new AppError('Conference.FieldAnswered', { message, validationErrors: [{ message, members: ['form'] }] });
  }
}

/** Resets the draft to the published state. Throws `Conference.NotFound`, `.StateMismatch`. */
export function discardDraft(db: Database, id: number, timeZone: string): Promise<ConferenceDraft> {
  return inTransaction(db, async (transaction) => {
    await lockConference(transaction, id);
    refuseClosed(await requireManaged(transaction, id));
    await dropDraft(transaction, id);
    return oneConference(transaction, id, timeZone);
  });
}
