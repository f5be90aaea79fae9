// @vitest-environment happy-dom
import { findButton, press } from '@tuyuan/ui/testing/mount.ts';
import { expect, test, vi } from 'vitest';
import { renderAdmin } from '../testing/render-admin.tsx';
import { LogEmpty } from './log-empty.tsx';

const control = {
  state: { filters: { keyword: '林' }, page: 2, pageSize: 20, sorting: 'createdAt DESC', view: 'table' as const },
  setFilters: () => {},
  setPage: vi.fn<(page: number, pageSize: number) => void>(),
  setSorting: () => {},
  setView: () => {},
  key: '',
};

test('a page that was emptied leads back, also under filters: others are still there', async () => {
  const active = [{ label: '林', without: { keyword: '' } }];
  await renderAdmin(<LogEmpty subject="参会者" control={control} active={active} none={{ keyword: '' }} text="" />, {
    answers: {},
    permissions: [],
  });
  expect(document.body.textContent).toContain('这一页没有参会者');
  await press(findButton('回第一页'));
  expect(control.setPage).toHaveBeenCalledWith(1, 20);
});
