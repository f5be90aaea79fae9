import type {
  appealEntry as appealCall,
  createEntry as createCall,
  updateEntry as updateCall,
} from '@tuyuan/contract/contest/entry.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { screenFields } from '../../site/index.ts';
import {
  deleteDraftEntry,
  holdOwnPictures,
  insertEntry,
  lockStanding,
  storeAppeal,
  storeEntry,
  storePictures,
} from './entry-change.repository.ts';
import { findOwnEntry } from './own-entry.repository.ts';

/** Returns the new draft's id. Throws `Activity.NotFound`, `Entrant.Required`, `Entry.NotOpen`, `.TooMany`, `.PicturesMissing`, `Text.Blocked` at the field. */
export function createEntry({ db, actor }: SignedInContext, input: InputOf<typeof createCall>): Promise<number> {
  return inTransaction(db, async (transaction) => {
    const standing = await orThrow(lockStanding(transaction, input.activityId, actor.id), 'Activity.NotFound');
    if (!standing.takesPart) throw new AppError('Entrant.Required');
    if (!(await holdOwnPictures(transaction, actor.id, input.imageIds))) throw picturesMissing();
    const screened = await screenFields(transaction, { title: input.title });
    const id = await insertEntry(transaction, actor.id, { ...input, ...screened });
    if (id === null) throw new AppError(standing.takesWorks ? 'Entry.TooMany' : 'Entry.NotOpen');
    await storePictures(transaction, id, input.imageIds);
    return id;
  });
}

/** Throws `Entry.NotFound`, `.ChangedMeanwhile`, `.Locked`, `.TooMany`, `.PicturesMissing`, `Text.Blocked` at the field. */
export function updateEntry({ db, actor }: SignedInContext, input: InputOf<typeof updateCall>): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const found = await orThrow(findOwnEntry(transaction, actor.id, input.id), 'Entry.NotFound');
    const standing = await lockStanding(transaction, found.activity.id, actor.id);
    if (!standing?.takesPart) throw new AppError('Entry.Locked');
    if (!(await holdOwnPictures(transaction, actor.id, input.imageIds))) throw picturesMissing();
    const { title, story, explanation } = input;
    const screened = await screenFields(transaction, { title, story, explanation });
    if (await storeEntry(transaction, actor.id, { ...input, ...screened }))
      return storePictures(transaction, input.id, input.imageIds);
    const now = await orThrow(findOwnEntry(transaction, actor.id, input.id), 'Entry.NotFound');
    if (now.revision !== input.revision) throw new AppError('Entry.ChangedMeanwhile');
    throw new AppError(now.isEditable ? 'Entry.TooMany' : 'Entry.Locked');
  });
}

/** Throws `Entry.NotFound`, `.AppealUsed`, `.Locked` for what is not refused or no longer looked at, `Text.Blocked` at the field. */
export function appealEntry({ db, actor }: SignedInContext, { id, text }: InputOf<typeof appealCall>): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const found = await orThrow(findOwnEntry(transaction, actor.id, id), 'Entry.NotFound');
    const standing = await lockStanding(transaction, found.activity.id, actor.id);
    const screened = await screenFields(transaction, { text });
    if (standing?.takesPart && (await storeAppeal(transaction, actor.id, { id, ...screened }))) return;
    const now = await orThrow(findOwnEntry(transaction, actor.id, id), 'Entry.NotFound');
    throw new AppError(now.isAppealed ? 'Entry.AppealUsed' : 'Entry.Locked');
  });
}

/** Throws `Entry.NotFound`, and `Entry.Locked` for what was sent in. */
export async function deleteEntry({ db, actor }: SignedInContext, id: number): Promise<void> {
  if (await deleteDraftEntry(db, actor.id, id)) return;
  throw new AppError((await findOwnEntry(db, actor.id, id)) ? 'Entry.Locked' : 'Entry.NotFound');
}

function picturesMissing(): AppError {
  const { message } = new AppError('Entry.PicturesMissing');
  return new AppError('Entry.PicturesMissing', { validationErrors: [{ message, members: ['imageIds'] }] });
}
