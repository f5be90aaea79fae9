import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import type { updateVideo as call } from '@tuyuan/contract/library/video-management.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { screenFields } from '../../site/index.ts';
import { lockReferences } from '../desk/index.ts';
import { screenWork } from '../lifecycle/index.ts';
import {
  changeVideo,
  findVideoDraft,
  isRevision,
  lockOwners,
  replaceChapters,
  type VideoDraftRow,
} from './managed-video.repository.ts';
import { lockVideo } from './video.repository.ts';

/** Throws `Video.NotFound`, `.ChangedMeanwhile`, `.ChapterTwice`, `.ChapterTooLate`, `Category.NotFound`, `Photographer.NotFound`, `OrganizationUnit.NotFound`, `Text.Blocked`. */
export async function updateVideo(db: Database, input: InputOf<typeof call>): Promise<VideoDraftRow> {
  const texts = await screenWork(db, input);
  const chapters: typeof input.chapters = [];
  for (const { startsAtMs, title } of input.chapters) {
    if (chapters.some((other) => other.startsAtMs === startsAtMs)) throw new AppError('Video.ChapterTwice');
    chapters.push({ startsAtMs, title: (await screenFields(db, { title })).title });
  }
  return inTransaction(db, async (transaction) => {
    const video = await orThrow(lockVideo(transaction, input.id), 'Video.NotFound');
    if (!(await isRevision(transaction, input))) throw new AppError('Video.ChangedMeanwhile');
    await lockReferences(transaction, input);
    const { hasAuthor, hasUnit } = await lockOwners(transaction, input);
    if (input.authorId !== null && !hasAuthor) throw new AppError('Photographer.NotFound');
    if (input.unitId !== null && !hasUnit) throw new AppError('OrganizationUnit.NotFound');
    const end = video.durationMs;
    if (end !== null && chapters.some(({ startsAtMs }) => startsAtMs >= end))
      throw new AppError('Video.ChapterTooLate');
    const labels = [...new Set(texts.labels)];
    await changeVideo(transaction, { ...input, ...texts, labels });
    await replaceChapters(transaction, input.id, chapters);
    return orThrow(findVideoDraft(transaction, input.id), 'Video.NotFound');
  });
}
