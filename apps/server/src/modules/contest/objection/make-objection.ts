import type { makeObjection as makeCall } from '@tuyuan/contract/contest/objection.ts';
import { maxObjections } from '@tuyuan/contract/contest/objection-words.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { Acting } from '../../../platform/http/request-context.ts';
import { screenFields } from '../../site/index.ts';
import { insertObjection, lockStanding } from './objection.repository.ts';

/** Returns its id. Throws `Entry.NotFound`, `Objection.NotOpen`, `.Exists`, `.TooMany`, and `Text.Blocked` at the field. */
export function makeObjection(
  { db, actor }: Acting,
  { entryId, kind, text }: InputOf<typeof makeCall>,
): Promise<number> {
  return inTransaction(db, async (transaction) => {
    const standing = await orThrow(lockStanding(transaction, entryId, actor.id), 'Entry.NotFound');
    const { activityId, takesObjections, made, hasOpen } = standing;
    if (!takesObjections) throw new AppError('Objection.NotOpen');
    if (hasOpen) throw new AppError('Objection.Exists');
    if (made >= maxObjections) throw new AppError('Objection.TooMany');
    const screened = await screenFields(transaction, { text });
    return insertObjection(transaction, { activityId, entryId, userId: actor.id, kind, ...screened });
  });
}
