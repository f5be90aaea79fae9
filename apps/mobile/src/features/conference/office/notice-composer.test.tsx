// @vitest-environment happy-dom
import { find, findButton, press } from '@tuyuan/ui/testing/mount.ts';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { renderPage, settle } from '../../../shared/testing/render-page.tsx';
import { NoticeComposer } from './notice-composer.tsx';

// happy-dom has no IndexedDB.
vi.mock('../../../shared/kept/kept-store.ts', () => ({ readKept: async () => undefined, writeKept: async () => {} }));
vi.mock('../../../shared/feedback/confirm.ts', () => ({ confirm: async () => true }));

it('sends the same notice under the same key, so that it arrives once where an answer was lost', async () => {
  const answers = {
    GetNoticeTargets: { userTypes: [], groups: [], halls: [] },
    PreviewNoticeTarget: { count: 3, withoutPhone: 0 },
    SendNotice: 503,
  };
  const { calls } = await renderPage(<NoticeComposer />, { answers });
  const title = find<HTMLInputElement>('#notice-title');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(title, '午餐改为分批');
    title.dispatchEvent(new Event('input', { bubbles: true }));
  });
  for (let time = 0; time < 2; time++) {
    await press(findButton('发送'));
    await settle();
  }
  const keys = calls.filter(({ path }) => path.endsWith('/SendNotice')).map(({ idempotencyKey }) => idempotencyKey);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
});
