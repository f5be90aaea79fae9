import type { getBook as getBookCall } from '@tuyuan/contract/library/book-data.ts';
import type { Database } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { AnswerTo } from '../../../platform/http/encode-times.ts';
import { findBook, findNextBook } from './book.repository.ts';

/** Throws `Book.NotFound` for one that isn't published. */
export async function getBook(db: Database, id: number): Promise<AnswerTo<typeof getBookCall>> {
  const book = await orThrow(findBook(db, id), 'Book.NotFound');
  return { ...book, next: await findNextBook(db, id) };
}
