import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import type {
  createBook as createBookCall,
  updateBook as updateBookCall,
} from '@tuyuan/contract/library/book-management.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { screenFields } from '../../site/index.ts';
import {
  type BookDraftRow,
  changeBook,
  findBookDraft,
  findUsedImages,
  hasShownPage,
  insertBook,
  keepImages,
  keepScans,
  lockBook,
  replacePages,
  setBookState,
} from './managed-book.repository.ts';

type Change = InputOf<typeof updateBookCall>;

/** Changes the locked book and returns it. Throws `Book.NotFound`. */
function change(
  db: Database,
  id: number,
  how: (transaction: Database, revision: number) => Promise<void>,
): Promise<BookDraftRow> {
  return inTransaction(db, async (transaction) => {
    const revision = await lockBook(transaction, id);
    if (revision === null) throw new AppError('Book.NotFound');
    await how(transaction, revision);
    return orThrow(findBookDraft(transaction, id), 'Book.NotFound');
  });
}

/** Adds a book without pages. Throws `Text.Blocked` at the field. */
export async function createBook(db: Database, input: InputOf<typeof createBookCall>): Promise<BookDraftRow> {
  const id = await insertBook(db, await screenFields(db, input));
  return orThrow(findBookDraft(db, id), 'Book.NotFound');
}

interface Editing {
  db: Database;
  /** May use images that visitors don't see. */
  maySeeAll: boolean;
}

/**
 * Throws `Book.NotFound`, `Book.ChangedMeanwhile`, `Book.PageNotFound` and `Text.Blocked` at the field; then nothing is
 * changed.
 */
export function updateBook({ db, maySeeAll }: Editing, input: Change): Promise<BookDraftRow> {
  return change(db, input.id, async (transaction, revision) => {
    if (revision !== input.revision) throw new AppError('Book.ChangedMeanwhile');
    await assertPages(transaction, input, maySeeAll);
    const { title, description, author } = input;
    const words = await screenFields(transaction, { title, description, author });
    const captions = await screenFields(
      transaction,
      Object.fromEntries(input.pages.map(({ caption }, index) => [`pages.${index}.caption`, caption])),
    );
    await changeBook(transaction, { ...input, ...words });
    await replacePages(
      transaction,
      input.id,
      input.pages.map((page, index) => ({ ...page, caption: captions[`pages.${index}.caption`] ?? page.caption })),
    );
  });
}

/** Pictures that are in the book already may stay, if as the empty pages they are; new ones have to be there for who adds them. */
async function assertPages(transaction: Database, { id, pages }: Change, maySeeAll: boolean): Promise<void> {
  const imageIds = [...new Set(pages.flatMap(({ imageId }) => imageId ?? []))];
  const scanIds = [...new Set(pages.flatMap(({ scanId }) => scanId ?? []))];
  const kept = await keepImages(transaction, imageIds, maySeeAll);
  const known = new Set([...kept, ...(await findUsedImages(transaction, id))]);
  const scans = new Set(await keepScans(transaction, id, scanIds));
  if (!imageIds.every((each) => known.has(each)) || !scanIds.every((each) => scans.has(each)))
    throw new AppError('Book.PageNotFound');
}

/** Throws `Book.NotFound`, `Book.Empty`. */
export function publishBook(db: Database, id: number): Promise<BookDraftRow> {
  return change(db, id, async (transaction) => {
    if (!(await hasShownPage(transaction, id))) throw new AppError('Book.Empty');
    await setBookState(transaction, id, 'published');
  });
}

/** Throws `Book.NotFound`. */
export function withdrawBook(db: Database, id: number): Promise<BookDraftRow> {
  return change(db, id, (transaction) => setBookState(transaction, id, 'offline'));
}
