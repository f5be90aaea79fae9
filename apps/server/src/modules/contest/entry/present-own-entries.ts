import type { OwnEntry } from '@tuyuan/contract/contest/entry.ts';
import type { Database } from '../../../platform/database/database.ts';
import { entryChecks, isSendable } from './entry-checks.policy.ts';
import type { OwnEntryRow } from './own-entry.repository.ts';
import { findPictureFacts } from './picture-facts.repository.ts';

type Presented = Omit<OwnEntry, 'submittedAt' | 'deadline'> & { submittedAt: Date | null; deadline: Date | null };

/** Looks again at what can still be changed, and tells what its author may do. */
export async function presentOwnEntries(
  db: Database,
  rows: readonly OwnEntryRow[],
  timeZone: string,
): Promise<Presented[]> {
  const changing = rows.filter((row) => row.isEditable).map(({ id }) => id);
  const facts = changing.length === 0 ? [] : await findPictureFacts(db, changing);
  const factsOf = Map.groupBy(facts, ({ entryId }) => entryId);
  return rows.map((row) => {
    const { rules, isEditable, isWithdrawable, isAppealable, isUnlocked, submitTo, lockAt, ...entry } = row;
    const checks = isEditable ? entryChecks(row, rules, factsOf.get(row.id) ?? [], timeZone) : row.checks;
    const isDraft = row.state === 'draft' && row.number === null;
    const abilities = {
      edit: isEditable,
      submit: isEditable && isSendable(checks),
      withdraw: isWithdrawable,
      delete: isDraft,
      appeal: isAppealable,
    };
    const until = row.state === 'fixAsked' || isAppealable ? lockAt : submitTo;
    const isOpen = (isEditable && isUnlocked) || isAppealable;
    return { ...entry, checks, abilities, deadline: isOpen ? until : null };
  });
}
