import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import type { createTopicAlbum, setTopicItems, updateTopicAlbum } from '@tuyuan/contract/library/topic-album.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { screenFields } from '../../site/index.ts';
import {
  changeTopic,
  findTopicDraft,
  hasPublished,
  insertTopic,
  keepWorks,
  lockTopic,
  replaceItems,
  setPublished,
  type TopicDraftRow,
} from './managed-topic.repository.ts';

/** Changes the locked topic album and returns it. Throws `TopicAlbum.NotFound`. */
function change(db: Database, id: number, how: (transaction: Database) => Promise<void>): Promise<TopicDraftRow> {
  return inTransaction(db, async (transaction) => {
    if (!(await lockTopic(transaction, id))) throw new AppError('TopicAlbum.NotFound');
    await how(transaction);
    return orThrow(findTopicDraft(transaction, id), 'TopicAlbum.NotFound');
  });
}

/** Adds a topic album that is not published. Throws `Text.Blocked` at the field. */
export async function createTopic(db: Database, input: InputOf<typeof createTopicAlbum>): Promise<TopicDraftRow> {
  const id = await insertTopic(db, await screenFields(db, input));
  return orThrow(findTopicDraft(db, id), 'TopicAlbum.NotFound');
}

/** Throws `TopicAlbum.NotFound`, `Image.NotFound` for a cover that is none, and `Text.Blocked` at the field. */
export function updateTopic(db: Database, input: InputOf<typeof updateTopicAlbum>): Promise<TopicDraftRow> {
  return change(db, input.id, async (transaction) => {
    const { coverImageId } = input;
    if (coverImageId !== null && (await keepWorks(transaction, 'image', [coverImageId])).length === 0)
      throw new AppError('Image.NotFound');
    const { title, summary, story } = input;
    await changeTopic(transaction, { ...input, ...(await screenFields(transaction, { title, summary, story })) });
  });
}

/** Throws `TopicAlbum.NotFound`, `Image.NotFound`, `Album.NotFound`; then nothing is changed. */
export function setItems(db: Database, input: InputOf<typeof setTopicItems>): Promise<TopicDraftRow> {
  const [imageIds, albumIds] = [[...new Set(input.imageIds)], [...new Set(input.albumIds)]];
  return change(db, input.id, async (transaction) => {
    if ((await keepWorks(transaction, 'image', imageIds)).length < imageIds.length)
      throw new AppError('Image.NotFound');
    if ((await keepWorks(transaction, 'album', albumIds)).length < albumIds.length)
      throw new AppError('Album.NotFound');
    await replaceItems(transaction, { id: input.id, imageIds, albumIds });
  });
}

/** Throws `TopicAlbum.NotFound`, and `TopicAlbum.Empty` where a visitor would see nothing. */
export function publishTopic(db: Database, id: number): Promise<TopicDraftRow> {
  return change(db, id, async (transaction) => {
    if (!(await hasPublished(transaction, id))) throw new AppError('TopicAlbum.Empty');
    await setPublished(transaction, id, true);
  });
}

/** Throws `TopicAlbum.NotFound`. */
export function withdrawTopic(db: Database, id: number): Promise<TopicDraftRow> {
  return change(db, id, (transaction) => setPublished(transaction, id, false));
}
