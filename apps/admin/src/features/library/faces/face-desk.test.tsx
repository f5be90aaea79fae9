// @vitest-environment happy-dom
import { find, findButton, press } from '@tuyuan/ui/testing/mount.ts';
import { act } from 'react';
import { expect, test } from 'vitest';
import { renderAdmin, settle } from '../../../shared/testing/render-admin.tsx';
import { FaceDesk } from './face-desk.tsx';

const off = {
  isOn: false,
  provider: 'model',
  usable: { model: true, cloud: false },
  checked: 8,
  waiting: 0,
  failed: 1,
  faces: 5,
  corrected: 0,
  refused: 0,
  lastCheckedAt: null,
  // Of the card beside, which asks by the same name.
  ...{ model: null, fault: null },
};
const pass = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));

test('switched off it looks no more, until all is being deleted', { timeout: 20_000 }, async () => {
  let left = 2;
  const { calls } = await renderAdmin(<FaceDesk />, {
    answers: {
      GetStatus: () => ({ ...off, ...(left <= 0 && { checked: 0, failed: 0, faces: 0 }) }),
      DeleteFaces: () => off,
    },
    permissions: ['Pages.Site.Settings'],
  });
  const looked = () => calls.filter(({ path }) => path.includes('/imageFace/GetStatus')).length;
  await pass(3500);
  expect(looked()).toBe(1);
  await press(findButton('删除全部结果'));
  await settle();
  left = 0;
  await press(find('.ant-modal-confirm-btns .ant-btn-dangerous'));
  await settle();
  await pass(3500);
  const seen = looked();
  expect(seen).toBeGreaterThan(1);
  await pass(3500);
  expect(looked()).toBe(seen);
});
