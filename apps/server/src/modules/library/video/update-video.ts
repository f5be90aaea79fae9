import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import type { updateVideo as call } from '@tuyuan/contract/library/video-management.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { errorCatalogue } from '@tuyuan/errors/catalogue.ts';
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

type Chapters = InputOf<typeof call>['chapters'];

/** Throws `Video.NotFound`, `.ChangedMeanwhile`, `.ChapterTwice`, `.ChapterTooLate`, `Category.NotFound`, `Photographer.NotFound`, `OrganizationUnit.NotFound`, `Text.Blocked`; of a chapter, at its row. */
export async function updateVideo(db: Database, input: InputOf<typeof call>): Promise<VideoDraftRow> {
  const texts = await screenWork(db, input);
  const chapters = await screenChapters(db, input.chapters);
  return inTransaction(db, async (transaction) => {
    const video = await orThrow(lockVideo(transaction, input.id), 'Video.NotFound');
    if (!(await isRevision(transaction, input))) throw new AppError('Video.ChangedMeanwhile');
    await lockReferences(transaction, input);
    const { hasAuthor, hasUnit } = await lockOwners(transaction, input);
    if (input.authorId !== null && !hasAuthor) throw new AppError('Photographer.NotFound');
    if (input.unitId !== null && !hasUnit) throw new AppError('OrganizationUnit.NotFound');
    const end = video.durationMs;
    if (end !== null) refuseChapters('Video.ChapterTooLate', chapters, ({ startsAtMs }) => startsAtMs >= end);
    const labels = [...new Set(texts.labels)];
    await changeVideo(transaction, { ...input, ...texts, labels });
    await replaceChapters(transaction, input.id, chapters);
    return orThrow(findVideoDraft(transaction, input.id), 'Video.NotFound');
  });
}

/** Returns the chapters with masked words starred out. Throws `Video.ChapterTwice`, `Text.Blocked` at `chapters.<row>.title`. */
async function screenChapters(db: Database, chapters: Chapters): Promise<Chapters> {
  const isRepeated = ({ startsAtMs }: Chapters[number], row: number) =>
    chapters.findIndex((other) => other.startsAtMs === startsAtMs) < row;
  refuseChapters('Video.ChapterTwice', chapters, isRepeated);
  const nameOf = (row: number) => `chapters.${row}.title`;
  const titles = await screenFields(db, Object.fromEntries(chapters.map(({ title }, row) => [nameOf(row), title])));
  return chapters.map((chapter, row) => ({ ...chapter, title: titles[nameOf(row)] ?? chapter.title }));
}

/** Throws the error at the time of each chapter that is wrong, if one is. */
function refuseChapters(
  code: 'Video.ChapterTwice' | 'Video.ChapterTooLate',
  chapters: Chapters,
  isWrong: (chapter: Chapters[number], row: number) => boolean,
): void {
  const { message } = errorCatalogue[code];
  const validationErrors = chapters.flatMap((chapter, row) =>
    isWrong(chapter, row) ? [{ message, members: [`chapters.${row}.startsAtMs`] }] : [],
  );
  if (validationErrors.length > 0) throw new AppError(code, { validationErrors });
}
