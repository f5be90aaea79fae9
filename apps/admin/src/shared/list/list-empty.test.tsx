// @vitest-environment happy-dom
import { findButton, press } from '@tuyuan/ui/testing/mount.ts';
import { expect, test, vi } from 'vitest';
import { defineFilters } from '../filters/define-filters.ts';
import { text } from '../filters/text.tsx';
import { renderAdmin } from '../testing/render-admin.tsx';
import { ListEmpty } from './list-empty.tsx';

const rules = defineFilters({ keyword: text({ placeholder: '' }) });
const setPage = vi.fn<(page: number, pageSize: number) => void>();
const setFilters = vi.fn<(patch: { readonly keyword?: string }) => void>();

async function renderPage(page: number): Promise<void> {
  const filters = { keyword: '林' };
  const state = { filters, page, pageSize: 20, sorting: 'createdAt DESC', view: 'table' as const };
  const control = {
    rules,
    state,
    all: filters,
    request: { ...filters, skipCount: 0, maxResultCount: 20 },
    setFilters,
    setPage,
    setSorting: () => {},
    setView: () => {},
    key: '',
  };
  await renderAdmin(
    <ListEmpty
      subject="参会者"
      control={control}
      active={rules.active(filters, undefined)}
      words={{ text: '还没有人报名' }}
    />,
    { answers: {}, permissions: [] },
  );
}

test('a page that was emptied leads back, also under filters: others are still there', async () => {
  await renderPage(2);
  expect(document.body.textContent).toContain('这一页没有参会者');
  await press(findButton('回第一页'));
  expect(setPage).toHaveBeenCalledWith(1, 20);
});

test('a search that finds nothing offers to drop what it was narrowed by', async () => {
  await renderPage(1);
  expect(document.body.textContent).toContain('没有符合的参会者');
  await press(findButton('去掉「林」'));
  expect(setFilters).toHaveBeenCalledWith({ keyword: '' });
});
