// @vitest-environment happy-dom
import { find } from '@tuyuan/ui/testing/mount.ts';
import { expect, test } from 'vitest';
import { renderAdmin } from '../../../shared/testing/render-admin.tsx';
import { MeaningCard } from './meaning-card.tsx';

const none = { model: null, fault: null, described: 0, waiting: 0, failed: 0 };
const said = async (status: object) => {
  await renderAdmin(<MeaningCard />, {
    answers: { GetStatus: () => ({ ...none, ...status }) },
    permissions: ['Pages.Site.Settings'],
  });
  return find('section > p').textContent ?? '';
};

test('without a model it says how to put one', async () => {
  expect(await said({})).toContain('把模型文件夹 text-image 放进 MODELS_DIR');
});

test('says what is wrong with a model', async () => {
  expect(await said({ fault: 'vocab.txt is missing' })).toBe('图文模型用不了：vocab.txt is missing');
});

test('says how far a model has got', async () => {
  const seen = await said({ model: 'tiny', described: 1200, waiting: 3 });
  expect(seen).toBe('图文模型「tiny」：已看过 1,200 张，等待 3 张。');
});
