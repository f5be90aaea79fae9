import type { BulkResult } from '@tuyuan/contract/bulk.ts';
import type { submitEntries as submitCall } from '@tuyuan/contract/contest/entry.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { type ErrorCode, errorCatalogue } from '@tuyuan/errors/catalogue.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { bulkResultOf } from '../../library/index.ts';
import {
  agreeToRights,
  holdPicturesOf,
  lockStanding,
  sendEntry,
  withdrawOwnEntries,
} from './entry-change.repository.ts';
import { entryChecks, isSendable } from './entry-checks.policy.ts';
import { findOwnEntriesOf, type OwnEntryRow, ownEntryIds } from './own-entry.repository.ts';
import { findPictureFacts } from './picture-facts.repository.ts';

/** Sends those works in that pass; the others fail and stay as they are. Throws `Activity.NotFound`, `Entrant.Required`, `Entrant.RightsChanged`. */
export function submitEntries(
  { db, actor }: SignedInContext,
  { activityId, ids, rightsVersion }: InputOf<typeof submitCall>,
  timeZone: string,
): Promise<BulkResult> {
  const wanted = [...new Set(ids)];
  return inTransaction(db, async (transaction) => {
    const standing = await orThrow(lockStanding(transaction, activityId, actor.id), 'Activity.NotFound');
    if (!standing.takesPart) throw new AppError('Entrant.Required');
    if (standing.rightsVersion !== rightsVersion) throw new AppError('Entrant.RightsChanged');
    await agreeToRights(transaction, activityId, actor.id, rightsVersion);
    await holdPicturesOf(transaction, wanted);
    const entries = await findOwnEntriesOf(transaction, actor.id, activityId, wanted);
    const result: BulkResult = { succeeded: [], failed: [] };
    for (const id of wanted) {
      const entry = entries.find((each) => each.id === id);
      const code = entry ? await send(transaction, entry, timeZone) : 'Entry.NotFound';
      if (code === null) result.succeeded.push(id);
      else result.failed.push({ id, code, message: errorCatalogue[code].message });
    }
    return result;
  });
}

/** Returns why it can't be sent; null when it was. */
async function send(transaction: Database, entry: OwnEntryRow, timeZone: string): Promise<ErrorCode | null> {
  if (!entry.isEditable) return 'Entry.Locked';
  // One after the other: a work is compared with those that were sent before it.
  const checks = entryChecks(entry, entry.rules, await findPictureFacts(transaction, [entry.id]), timeZone);
  if (!isSendable(checks)) return 'Entry.ChecksFailed';
  return (await sendEntry(transaction, { ...entry, checks })) ? null : 'Entry.Locked';
}

/** Withdraws works before the activity's lock; the others fail with `Entry.Locked`. */
export function withdrawEntries({ db, actor }: SignedInContext, ids: readonly number[]): Promise<BulkResult> {
  const wanted = [...new Set(ids)];
  return inTransaction(db, async (transaction) => {
    const changed = await withdrawOwnEntries(transaction, actor.id, wanted);
    const existing = await ownEntryIds(transaction, actor.id, wanted);
    return bulkResultOf({
      ids: wanted,
      changed,
      existing,
      codes: { notFound: 'Entry.NotFound', stateMismatch: 'Entry.Locked' },
    });
  });
}
