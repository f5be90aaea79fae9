// @vitest-environment happy-dom
import { find, press } from '@tuyuan/ui/testing/mount.ts';
import { expect, test } from 'vitest';
import { renderAdmin, settle } from '../../../shared/testing/render-admin.tsx';
import { JobDesk } from './job-desk.tsx';

const queue = {
  name: 'image-process',
  waiting: 0,
  running: 0,
  failed: 1,
  doneAt: null,
  failedAt: '2026-11-28T10:00:00',
  everySeconds: null,
  nextAt: null,
};
const job = {
  id: '0190a0a0-0000-4000-8000-000000000001',
  name: 'image-process',
  createdAt: '2026-11-28T09:59:00',
  failedAt: '2026-11-28T10:00:00',
  tries: 3,
  error: 'no answer',
  subjects: [{ name: 'imageId', id: 12 }],
};
const answers = {
  GetQueues: () => ({ items: [queue] }),
  GetFailed: () => ({ totalCount: 1, items: [job] }),
  Retry: () => ({ retried: 1 }),
};
const buttonNamed = (words: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words);

test('the address chooses the kind of failures, each told in words and retried by itself', async () => {
  const { box, calls } = await renderAdmin(<JobDesk />, {
    answers,
    permissions: ['Pages.Jobs', 'Pages.Jobs.Edit'],
    path: '/?kind=image-process',
  });
  expect(calls.find(({ path }) => path.endsWith('GetFailed'))?.input).toMatchObject({ names: ['image-process'] });
  expect(find('#failed-jobs', box).closest('section')?.textContent).toContain('处理图片图片 12no answer');
  const again = buttonNamed('重试') ?? expect.fail('no button');
  await press(again);
  await settle();
  expect(calls.find(({ path }) => path.endsWith('Retry'))?.input).toEqual({ ids: [job.id] });
});

test('without the permission nothing can be retried', async () => {
  await renderAdmin(<JobDesk />, { answers, permissions: ['Pages.Jobs'] });
  expect(buttonNamed('重试')).toBeUndefined();
  expect(buttonNamed('全部重试')).toBeUndefined();
});
