import type { BulkResult } from '@tuyuan/contract/bulk.ts';
import type { EntryState } from '@tuyuan/contract/contest/activity-words.ts';
import type { decideEntries as decideCall, undoEntryDecision } from '@tuyuan/contract/contest/entry-management.ts';
import { type EntryDecision, entryNumber, entryReasons } from '@tuyuan/contract/contest/entry-words.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { type ErrorCode, errorCatalogue } from '@tuyuan/errors/catalogue.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { notify } from '../../community/index.ts';
import {
  askSecondReview,
  type DecidedEntry,
  findAuthors,
  storeDecisions,
  takeDecisionBack,
} from './managed-entry.repository.ts';

/** An accepted work that breaks the rules after all is refused too. */
const moves: Readonly<
  Record<Exclude<EntryDecision, 'second'>, { from: readonly EntryState[]; to: EntryState; words: string }>
> = {
  accept: { from: ['submitted'], to: 'accepted', words: '入围了' },
  askFix: { from: ['submitted'], to: 'fixAsked', words: '要修改' },
  reject: { from: ['submitted', 'accepted'], to: 'rejected', words: '没有通过' },
};

/** Decides on works and tells their authors; those that changed since they were seen fail with `Entry.DecidedMeanwhile`, own ones with `Entry.OwnWork`, those for another reviewer with `Entry.SecondReviewer`. */
export function decideEntries(
  { db, actor }: SignedInContext,
  { items, decision, reasons, message }: InputOf<typeof decideCall>,
): Promise<BulkResult> {
  return inTransaction(db, async (transaction) => {
    const unique = [...new Map(items.map((item) => [item.id, item])).values()];
    const ids = unique.map(({ id }) => id);
    // Before the decision: afterwards whoever asked for a second review may not decide, which is no failure.
    const standings = new Map(
      (await findAuthors(transaction, ids, actor.id)).map((standing) => [standing.id, standing]),
    );
    const succeeded =
      decision === 'second'
        ? await askSecondReview(transaction, unique, actor.id)
        : await settle(transaction, { items: unique, decision, reasons, message, actorId: actor.id });
    const failed = ids
      .filter((id) => !succeeded.includes(id))
      .map((id) => {
        const code = failureOf(standings.get(id), actor.id);
        return { id, code, message: errorCatalogue[code].message };
      });
    return { succeeded, failed };
  });
}

function failureOf(standing: { userId: number; mayDecide: boolean } | undefined, actorId: number): ErrorCode {
  if (!standing) return 'Entry.NotFound';
  if (standing.userId === actorId) return 'Entry.OwnWork';
  return standing.mayDecide ? 'Entry.DecidedMeanwhile' : 'Entry.SecondReviewer';
}

interface Settlement extends Pick<InputOf<typeof decideCall>, 'items' | 'reasons' | 'message'> {
  decision: Exclude<EntryDecision, 'second'>;
  actorId: number;
}

/** Decides and tells the authors; returns the works that were decided on. */
async function settle(
  transaction: Database,
  { items, decision, reasons, message, actorId }: Settlement,
): Promise<number[]> {
  const { from, to, words } = moves[decision];
  const reason = decision === 'accept' ? '' : told(reasons.map((code) => entryReasons[code]).join('；'), message);
  const decided = await storeDecisions(transaction, { items, from, to, reason, reasons, message, actorId });
  for (const entry of decided) await tell(transaction, entry, { words, body: reason });
  return decided.map(({ id }) => id);
}

/** Throws `Entry.NotFound`, and `Entry.DecidedMeanwhile` where the work is not as the caller's decision left it. */
export function undoDecision({ db, actor }: SignedInContext, input: InputOf<typeof undoEntryDecision>): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const entry = await takeDecisionBack(transaction, input, actor.id);
    // Of a second review nobody was told.
    if (entry?.wasSecond) return;
    if (entry) return tell(transaction, entry, { words: '的审核结果撤回了，会重新审核', body: '' });
    const [author] = await findAuthors(transaction, [input.id], actor.id);
    throw new AppError(author ? 'Entry.DecidedMeanwhile' : 'Entry.NotFound');
  });
}

function told(reasons: string, message: string): string {
  return [reasons, message].filter((part) => part !== '').join('：');
}

function tell(
  transaction: Database,
  { userId, number, title, activityId, activityName }: DecidedEntry,
  { words, body }: { words: string; body: string },
): Promise<void> {
  const name = `${activityName}：作品 ${entryNumber(number)}「${title}」${words}`;
  return notify(transaction, [userId], {
    topic: 'activity',
    title: name,
    body,
    link: `/activity/myworks?id=${activityId}`,
  });
}
