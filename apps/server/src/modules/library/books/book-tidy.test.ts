import { PDFDocument } from '@cantoo/pdf-lib';
import * as book from '@tuyuan/contract/library/book-management.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { resultOf } from '../../../testing/call-endpoint.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { uploadForm } from '../../../testing/upload-form.ts';
import { defaultTenantSchema } from '../../site/index.ts';
import { renderBookFileJob } from './book-jobs.ts';
import { booksFolder } from './book-key.ts';
import { insertScans, keepBookLease, takeBookLease } from './book-lease.repository.ts';
import { renderBookFile } from './render-book-file.ts';
import { resumeBooks, tidyBooks } from './tidy-books.ts';

// Each rendering starts a process of its own.
vi.setConfig({ testTimeout: 120_000 });

let server: TestServer;
let editor: { authorization: string };
const schema = defaultTenantSchema;
const library = () => ({ schema, db: server.db });
const tomorrow = () => Date.now() + 24 * 3600 * 1000;
beforeAll(async () => {
  // Nobody works the queue: each test does it by hand.
  server = await startTestServer({ MODE: 'web' });
  editor = await server.logInAs('editor', ['editor']);
});
afterAll(() => server.stop());

async function uploaded(pages: number): Promise<{ bookId: number; fileId: number }> {
  const document = await PDFDocument.create();
  for (let number = 0; number < pages; number += 1) document.addPage([300, 400]);
  const bytes = Buffer.from(await document.save());
  const { id } = await resultOf(server.app, book.createBook, { title: '画册' }, editor);
  const { result } = await uploadForm(server.app, book.addBookFile, { id }, { bytes, name: 'a.pdf' }, editor);
  return { bookId: id, fileId: result?.id ?? 0 };
}
const draftOf = (id: number) => resultOf(server.app, book.getManagedBook, { id }, editor);
const render = (fileId: number, isLast = false) => renderBookFile(server.ingest.storage, library(), fileId, { isLast });
async function stored(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of server.ingest.storage.list(booksFolder(schema))) keys.push(key);
  return keys;
}

it('a PDF is rendered by one process at a time; one that was killed holds it up no longer than its lease', async () => {
  const { bookId, fileId } = await uploaded(2);
  expect(await takeBookLease(server.db, fileId, 'killed')).toMatchObject({ pageCount: 2, rendered: 0 });
  await render(fileId);
  expect((await draftOf(bookId)).files).toMatchObject([{ state: 'rendering', scans: [] }]);
  await server.db.execute(sql`UPDATE book_file SET leased_until = now() - interval '1 second' WHERE id = ${fileId}`);
  await render(fileId);
  expect((await draftOf(bookId)).files).toMatchObject([{ state: 'done', scans: [{ number: 1 }, { number: 2 }] }]);
  expect(await keepBookLease(server.db, fileId, 'killed')).toBe(false);
  const late = { number: 3, key: 'late', width: 1, height: 1, thumbhash: '' };
  expect(await insertScans(server.db, { fileId, lease: 'killed' }, [late])).toBe(false);
});

it('a PDF whose job is lost is queued again, once', async () => {
  const { fileId } = await uploaded(1);
  const waiting = await server.ingest.jobs.pending(renderBookFileJob);
  await resumeBooks(server.ingest, library());
  // It stands in the queue already.
  expect(await server.ingest.jobs.pending(renderBookFileJob)).toBe(waiting);
  await render(fileId);
  await resumeBooks(server.ingest, library());
  expect(await server.ingest.jobs.pending(renderBookFileJob)).toBe(waiting);
});

it('one that cannot be drawn counts as failed after the last attempt', async () => {
  const { bookId, fileId } = await uploaded(1);
  for (const each of await stored()) if (each.endsWith('.pdf')) await server.ingest.storage.put(each, Buffer.from('x'));
  await expect(render(fileId)).rejects.toThrow();
  expect((await draftOf(bookId)).files).toMatchObject([{ state: 'rendering' }]);
  await expect(render(fileId, true)).rejects.toThrow();
  expect((await draftOf(bookId)).files).toMatchObject([{ state: 'failed' }]);
});

it('tidying deletes files of no book and keeps those of the others; deleting a book takes its own along', async () => {
  const { bookId, fileId } = await uploaded(1);
  await render(fileId);
  const before = await stored();
  const stray = [
    `${booksFolder(schema)}/AA/AAAAAAAAAAAAAAAAAAAAAA.pdf`,
    `${booksFolder(schema)}/AA/AAAAAAAAAAAAAAAAAAAAAB-320.webp`,
  ];
  for (const key of stray) await server.ingest.storage.put(key, Buffer.from('x'));
  await tidyBooks(server.ingest, library());
  expect((await stored()).toSorted()).toEqual([...before, ...stray].toSorted());
  await tidyBooks(server.ingest, library(), tomorrow());
  expect((await stored()).toSorted()).toEqual(before.toSorted());
  await resultOf(server.app, book.deleteBook, { id: bookId }, editor);
  expect(await stored()).toHaveLength(before.length - 3);
});
