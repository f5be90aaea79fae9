import { PDFDocument } from '@cantoo/pdf-lib';
import { getBook, getBooks } from '@tuyuan/contract/library/book-data.ts';
import * as book from '@tuyuan/contract/library/book-management.ts';
import { bookScanPath } from '@tuyuan/contract/library/book-scan-path.ts';
import { deleteImages } from '@tuyuan/contract/library/trash.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { callEndpoint, resultOf } from '../../../testing/call-endpoint.ts';
import { type LibraryBuilder, libraryBuilder } from '../../../testing/library-builder.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { uploadForm } from '../../../testing/upload-form.ts';

let server: TestServer;
let build: LibraryBuilder;
let editor: { authorization: string };
let authorId: number;
beforeAll(async () => {
  server = await startTestServer();
  build = libraryBuilder(server.db);
  editor = await server.logInAs('editor', ['editor']);
  authorId = await build.photographer('lin');
});
afterAll(() => server.stop());

type Draft = book.BookDraft;
const create = (title: string) => resultOf(server.app, book.createBook, { title }, editor);
const open = (id: number) => resultOf(server.app, book.getManagedBook, { id }, editor);
const pageOf = (imageId: number, caption = '') => ({ imageId, scanId: null, caption, isCover: false });
const inputOf = ({ id, revision, title, description, author }: Draft, pages: object[]) => ({
  ...{ id, revision, title, description, author },
  pages,
});
const save = (draft: Draft, pages: object[], who = editor) =>
  resultOf(server.app, book.updateBook, inputOf(draft, pages), who);
const publish = (id: number) => resultOf(server.app, book.publishBook, { id }, editor);
const images = async (titles: string[]) => {
  const made = [];
  for (const title of titles) made.push(await build.image({ authorId, title }));
  return made.map(({ id }) => id);
};

async function pdf(pages: number, password?: string): Promise<Buffer> {
  const document = await PDFDocument.create();
  for (let number = 0; number < pages; number += 1) document.addPage([300, 400]).drawSquare({ x: 20, y: 20, size: 99 });
  if (password !== undefined) document.encrypt({ userPassword: password, ownerPassword: password });
  return Buffer.from(await document.save());
}
const addFile = (id: number, bytes: Buffer) =>
  uploadForm(server.app, book.addBookFile, { id }, { bytes, name: '画册.pdf' }, editor);

it('an editor makes one of pictures, and visitors read it in that order from its publication to its withdrawal', async () => {
  const draft = await create('云上怒江');
  const [one = 0, two = 0] = await images(['晨雾', '水墨']);
  const saved = await save(draft, [pageOf(two, '同一天的傍晚'), { ...pageOf(one), isCover: true }]);
  expect(saved).toMatchObject({ state: 'draft', revision: draft.revision + 1, cover: { id: one } });
  expect((await callEndpoint(server.app, getBook, { id: draft.id })).code).toBe('Book.NotFound');
  await publish(draft.id);
  expect(await resultOf(server.app, getBook, { id: draft.id })).toMatchObject({
    cover: { kind: 'image', id: one },
    pages: [{ caption: '同一天的傍晚', picture: { id: two } }, { picture: { id: one } }],
    next: null,
  });
  await resultOf(server.app, book.withdrawBook, { id: draft.id }, editor);
  expect((await callEndpoint(server.app, getBook, { id: draft.id })).code).toBe('Book.NotFound');
});

it('one in which visitors would see nothing is not published', async () => {
  const { id } = await create('空的');
  expect((await callEndpoint(server.app, book.publishBook, { id }, editor)).code).toBe('Book.Empty');
});

it('a page whose picture goes offline stays as an empty one, without its caption', async () => {
  const draft = await create('少一页');
  const hidden = await build.image({ authorId, reviewState: 'offline' });
  const [shown = 0, deleted = 0] = await images(['在', '不在']);
  const admin = await server.logInAs('admin', ['admin']);
  await save(draft, [pageOf(hidden.id, '保密的说明'), pageOf(shown), pageOf(deleted)], admin);
  await publish(draft.id);
  await resultOf(server.app, deleteImages, { ids: [deleted] }, admin);
  const { pages, cover } = await resultOf(server.app, getBook, { id: draft.id });
  const empty = { caption: '', picture: null };
  expect(pages).toEqual([empty, expect.objectContaining({ picture: expect.objectContaining({ id: shown }) }), empty]);
  expect(cover).toMatchObject({ id: shown });
});

it('of two editors who opened it the second is told, and nothing of the first is lost', async () => {
  const draft = await create('两个人');
  const [one = 0, two = 0] = await images(['甲', '乙']);
  const calls = [one, two].map((id) => callEndpoint(server.app, book.updateBook, inputOf(draft, [pageOf(id)]), editor));
  const codes = (await Promise.all(calls)).map(({ code }) => code);
  expect(codes.toSorted()).toEqual(['Book.ChangedMeanwhile', null].toSorted());
  expect((await open(draft.id)).pages).toHaveLength(1);
});

it('takes no picture that is not there, none of another book’s PDF and no second cover', async () => {
  const draft = await create('拒绝');
  const [one = 0] = await images(['有']);
  for (const page of [pageOf(999_999), { ...pageOf(one), imageId: null, scanId: 999_999 }])
    expect(await callEndpoint(server.app, book.updateBook, inputOf(draft, [page]), editor)).toMatchObject({
      code: 'Book.PageNotFound',
    });
  const covers = [1, 2].map(() => ({ ...pageOf(one), isCover: true }));
  expect((await callEndpoint(server.app, book.updateBook, inputOf(draft, covers), editor)).status).toBe(400);
});

it('takes only pictures that visitors see from an editor who may not see the others; what is in the book may stay', async () => {
  const draft = await create('看不到的图');
  const hidden = await build.image({ authorId, reviewState: 'offline' });
  const [shown = 0] = await images(['公开的']);
  const admin = await server.logInAs('admin', ['admin']);
  const tryAs = async (ids: number[], who: typeof editor) => {
    const pages = ids.map((id) => pageOf(id));
    return (await callEndpoint(server.app, book.updateBook, inputOf(await open(draft.id), pages), who)).code;
  };
  expect(await tryAs([shown, hidden.id], editor)).toBe('Book.PageNotFound');
  expect(await tryAs([shown], editor)).toBeNull();
  expect(await tryAs([shown, hidden.id], admin)).toBeNull();
  expect(await tryAs([hidden.id, shown], editor)).toBeNull();
});

it('the books follow each other, the newest first, and after the oldest comes the newest', async () => {
  const [image = 0] = await images(['一页']);
  const made: number[] = [];
  for (const title of ['上卷', '下卷']) {
    const draft = await create(title);
    await save(draft, [pageOf(image)]);
    await publish(draft.id);
    made.unshift(draft.id);
  }
  const listed = (await resultOf(server.app, getBooks, {})).items.map(({ id }) => id);
  expect(listed.slice(0, 2)).toEqual(made);
  const next = (await resultOf(server.app, getBook, { id: listed.at(-1) ?? 0 })).next;
  expect(next?.id).toBe(made[0]);
});

it('the pages of a PDF are rendered in the background; visitors get them once the book is published', async () => {
  const draft = await create('画册');
  const { result: file } = await addFile(draft.id, await pdf(8));
  expect(file).toMatchObject({ fileName: '画册', pageCount: 8 });
  await vi.waitFor(async () => expect((await open(draft.id)).files[0]?.state).toBe('done'), 100_000);
  const { files } = await open(draft.id);
  const scans = files[0]?.scans ?? [];
  expect(scans.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  const [{ picture } = {}] = scans;
  if (picture?.kind !== 'scan') throw new Error('no page');
  expect([picture.width, picture.height]).toEqual([1500, 2000]);
  const url = bookScanPath(picture.key, 320);
  const look = async (headers: Record<string, string>) => (await server.app.inject({ url, headers })).statusCode;
  expect([await look({}), await look(editor)]).toEqual([404, 200]);
  await save(draft, [{ imageId: null, scanId: picture.id, caption: '', isCover: true }]);
  await publish(draft.id);
  expect(await look({})).toBe(200);
  await resultOf(server.app, book.deleteBookFile, { id: files[0]?.id ?? 0 }, editor);
  expect(await look(editor)).toBe(404);
  expect((await resultOf(server.app, getBook, { id: draft.id })).pages).toEqual([{ caption: '', picture: null }]);
}, 120_000);

it('refuses a PDF that is none, one with a password and one of too many pages', async () => {
  const { id } = await create('坏文件');
  expect((await addFile(id, Buffer.from('hello'))).code).toBe('Book.NotPdf');
  expect((await addFile(id, Buffer.from('%PDF-1.7\nnothing'))).code).toBe('Book.NotPdf');
  expect((await addFile(id, await pdf(1, 'secret'))).code).toBe('Book.Encrypted');
  expect((await addFile(id, await pdf(301))).code).toBe('Book.TooManyPages');
}, 120_000);
