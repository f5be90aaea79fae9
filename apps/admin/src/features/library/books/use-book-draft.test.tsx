// @vitest-environment happy-dom
import type { BookDraft } from '@tuyuan/contract/library/book-management.ts';
import { find, findButton, press, typeInto } from '@tuyuan/ui/testing/mount.ts';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderAdmin, settle } from '../../../shared/testing/render-admin.tsx';
import { BookEditor } from './book-editor.tsx';

const scan = (id: number) => ({ kind: 'scan' as const, id, key: `k${id}`, width: 3, height: 4, thumbhash: '' });
const scanPage = (id: number) => ({
  ...{ imageId: null, scanId: id, caption: '', isCover: false, title: `画册 · ${id}`, reviewState: null },
  picture: scan(id),
});
const file = {
  ...{ id: 4, fileName: '画册', state: 'done' as const, pageCount: 2 },
  scans: [1, 2].map((number) => ({ number, picture: scan(number) })),
};
const opened: BookDraft = {
  ...{ id: 7, title: '云上怒江', author: '林远', description: '', cover: null, pageCount: 2, state: 'draft' },
  ...{ publishedAt: null, updatedAt: '2026-11-01T00:00:00', revision: 3 },
  pages: [scanPage(1), scanPage(2)],
  files: [file],
};
/** What the server has by now. */
function Page({ later }: { readonly later: BookDraft }) {
  const [book, setBook] = useState(opened);
  const reload = () => setBook(later);
  return (
    <>
      <BookEditor book={book} reload={reload} />
      <button type="button" onClick={reload}>
        刷新
      </button>
    </>
  );
}
const editor = { permissions: ['Pages.Books', 'Pages.Books.Edit', 'Pages.Books.Delete'] } as const;
const titleField = () => find<HTMLInputElement>('#book-title');
const theirs: BookDraft = { ...opened, title: '别人的书名', revision: 4 };

test('what another editor saved is taken over where nothing was changed here', async () => {
  await renderAdmin(<Page later={theirs} />, { ...editor, answers: {} });
  await press(findButton('刷新'));
  expect(titleField().value).toBe('别人的书名');
});

test('of two versions neither is lost before it is decided; mine is saved over theirs', async () => {
  const { calls } = await renderAdmin(<Page later={theirs} />, {
    ...editor,
    answers: { UpdateBook: { ...theirs, revision: 5 } },
  });
  await typeInto(titleField(), '我的书名');
  await press(findButton('刷新'));
  expect(document.body.textContent).toContain('你的改动还在这里，没有丢');
  expect(findButton('保存').disabled).toBe(true);
  await press(findButton('以我的为准'));
  await press(findButton('保存'));
  await settle();
  const sent = calls.filter(({ path }) => path.endsWith('/UpdateBook')).map(({ input }) => input);
  expect(sent).toMatchObject([{ title: '我的书名', revision: 4, pages: [{ scanId: 1 }, { scanId: 2 }] }]);
});

test('theirs is taken with all its pages', async () => {
  await renderAdmin(<Page later={{ ...theirs, pages: [scanPage(2)] }} />, { ...editor, answers: {} });
  await typeInto(titleField(), '我的书名');
  await press(findButton('刷新'));
  await press(findButton('用对方的，放弃我的'));
  expect(titleField().value).toBe('别人的书名');
  expect(document.body.textContent).toContain('书页 1 页');
});

test('the pages of a PDF that was deleted leave the book, and it is said', async () => {
  const { calls } = await renderAdmin(<Page later={{ ...opened, files: [] }} />, {
    ...editor,
    answers: { UpdateBook: { ...opened, files: [], pages: [], revision: 4 } },
  });
  await press(findButton('刷新'));
  expect(document.body.textContent).toContain('用它的 2 页书页移出了这本书，保存后生效');
  await press(findButton('保存'));
  await settle();
  expect(calls.find(({ path }) => path.endsWith('/UpdateBook'))?.input).toMatchObject({ pages: [] });
  expect(document.body.textContent).not.toContain('移出了这本书');
});

test('a deletion that fails leaves the changes as unsaved as they were', async () => {
  const { calls } = await renderAdmin(<Page later={opened} />, { ...editor, answers: { DeleteBook: 500 } });
  await typeInto(titleField(), '我的书名');
  await press(findButton('删除'));
  await settle();
  await press(find('.ant-modal-confirm-btns .ant-btn-dangerous'));
  await settle();
  expect(calls.some(({ path }) => path.endsWith('/DeleteBook'))).toBe(true);
  expect(titleField().value).toBe('我的书名');
  expect(findButton('保存').disabled).toBe(false);
});
