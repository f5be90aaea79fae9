import type { BulkResult } from '@tuyuan/contract/bulk.ts';
import type { EntryState } from '@tuyuan/contract/contest/activity-words.ts';
import type { decideEntries as decideCall, undoEntryDecision } from '@tuyuan/contract/contest/entry-management.ts';
import { type EntryDecision, entryNumber, entryReasons } from '@tuyuan/contract/contest/entry-words.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { errorCatalogue } from '@tuyuan/errors/catalogue.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { notify } from '../../community/index.ts';
import { type DecidedEntry, findAuthors, storeDecisions, takeDecisionBack } from './managed-entry.repository.ts';

/** An accepted work that breaks the rules after all is refused too. */
const moves: Readonly<Record<EntryDecision, { from: readonly EntryState[]; to: EntryState; words: string }>> = {
  accept: { from: ['submitted'], to: 'accepted', words: '入围了' },
  askFix: { from: ['submitted'], to: 'fixAsked', words: '要修改' },
  reject: { from: ['submitted', 'accepted'], to: 'rejected', words: '没有通过' },
};

/** Decides on works and tells their authors; those that changed since they were seen fail with `Entry.DecidedMeanwhile`, own ones with `Entry.OwnWork`. */
export function decideEntries(
  { db, actor }: SignedInContext,
  { items, decision, reasons, message }: InputOf<typeof decideCall>,
): Promise<BulkResult> {
  const { from, to, words } = moves[decision];
  const reason = decision === 'accept' ? '' : told(reasons.map((code) => entryReasons[code]).join('；'), message);
  return inTransaction(db, async (transaction) => {
    const unique = [...new Map(items.map((item) => [item.id, item])).values()];
    const decided = await storeDecisions(transaction, {
      items: unique,
      from,
      to,
      reason,
      reasons,
      message,
      actorId: actor.id,
    });
    const authors = new Map(
      (
        await findAuthors(
          transaction,
          unique.map(({ id }) => id),
        )
      ).map(({ id, userId }) => [id, userId]),
    );
    for (const entry of decided) await tell(transaction, entry, { words, body: reason });
    const succeeded = decided.map(({ id }) => id);
    const failed = unique
      .filter(({ id }) => !succeeded.includes(id))
      .map(({ id }) => {
        const author = authors.get(id);
        const code =
          author === undefined ? 'Entry.NotFound' : author === actor.id ? 'Entry.OwnWork' : 'Entry.DecidedMeanwhile';
        return { id, code, message: errorCatalogue[code].message };
      });
    return { succeeded, failed };
  });
}

/** Throws `Entry.NotFound`, and `Entry.DecidedMeanwhile` where the work is not as the caller's decision left it. */
export function undoDecision({ db, actor }: SignedInContext, input: InputOf<typeof undoEntryDecision>): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const entry = await takeDecisionBack(transaction, input, actor.id);
    if (entry) return tell(transaction, entry, { words: '的审核结果撤回了，会重新审核', body: '' });
    const [author] = await findAuthors(transaction, [input.id]);
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
