import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { createBook, findBooks, publishBook, updateBook } from '../modules/library/index.ts';
import type { Database } from '../platform/database/database.ts';
import { readImagesByFile } from './seed-articles.repository.ts';

const DemoBook = z.strictObject({
  title: z.string().min(1),
  author: z.string(),
  description: z.string(),
  /** File of the page that is the cover. */
  cover: z.string(),
  pages: z.array(z.strictObject({ file: z.string(), caption: z.string() })).min(1),
});

/** Fills the shelf with books of the demo's pictures; once, when they are published. */
export async function seedBooks(db: Database, folder: string): Promise<void> {
  if ((await findBooks(db, { skipCount: 0, maxResultCount: 1 })).totalCount > 0) return;
  // Another folder of demo content need not have books.
  const text = await readFile(join(folder, 'books.json'), 'utf8').catch(() => '[]');
  const books = z.array(DemoBook).parse(JSON.parse(text));
  const images = await readImagesByFile(db);
  // The last one published stands first.
  for (const { title, author, description, cover, pages } of books.toReversed()) {
    // Another folder of demo pictures need not have them all.
    const found = pages.flatMap(({ file, caption }) => {
      const image = images.get(file);
      return image ? [{ imageId: image.id, scanId: null, caption, isCover: file === cover }] : [];
    });
    if (found.length === 0) continue;
    const { id, revision } = await createBook(db, { title, author });
    await updateBook({ db, maySeeAll: false }, { id, revision, title, author, description, pages: found });
    await publishBook(db, id);
  }
}
