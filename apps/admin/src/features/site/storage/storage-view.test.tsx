// @vitest-environment happy-dom
import { find, press } from '@tuyuan/ui/testing/mount.ts';
import { expect, test } from 'vitest';
import { renderAdmin, settle } from '../../../shared/testing/render-admin.tsx';
import { StorageView } from './storage-view.tsx';

const empty = {
  measuredAt: null,
  kinds: [],
  days: [],
  limitBytes: null,
  disk: null,
  owners: [],
  trash: { images: 0, bytes: 0, nextAt: null },
  idleUploads: { uploads: 0, bytes: 0 },
};

test('before the first measuring it says when that is, and whoever may starts one', async () => {
  const { box, calls } = await renderAdmin(<StorageView />, {
    answers: { GetStorage: () => empty, Run: () => ({}) },
    permissions: ['Pages.Storage', 'Pages.Jobs.Edit'],
  });
  expect(box.textContent).toContain('还没有量过');
  const [, measure] = [...find('header', box).querySelectorAll('button')];
  await press(measure ?? expect.fail('no button'));
  await settle();
  expect(calls.find(({ path }) => path.endsWith('job/Run'))?.input).toEqual({ name: 'storage-measure' });
});

test('kinds are named, with their share and growth', async () => {
  const measured = {
    ...empty,
    measuredAt: '2026-11-28T04:00:00',
    kinds: [
      { kind: 'orig', files: 2, bytes: 3 * 1024 * 1024, bytesBefore: 1024 * 1024 },
      { kind: 'derivatives', files: 9, bytes: 1024 * 1024, bytesBefore: null },
    ],
    days: [{ date: '2026-11-28', bytes: 4 * 1024 * 1024 }],
  };
  const { box } = await renderAdmin(<StorageView />, {
    answers: { GetStorage: () => measured },
    permissions: ['Pages.Storage'],
  });
  expect(box.textContent).toContain('原图');
  expect(box.textContent).toContain('75%');
  expect(box.textContent).toMatch(/\+2(\.0)? MB/);
  expect(box.textContent).not.toContain('现在量一次');
});
