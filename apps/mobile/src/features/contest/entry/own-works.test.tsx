// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ownEntry } from '../../../shared/testing/contest-samples.ts';
import { renderPage, until } from '../../../shared/testing/render-page.tsx';
import { OwnWorks } from './own-works.tsx';

vi.mock('../../../shared/kept/kept-store.ts', () => ({ readKept: async () => undefined, writeKept: async () => {} }));
vi.mock('../../../shared/feedback/say.ts', () => ({ say: async () => {} }));
vi.mock('../../../shared/feedback/confirm.ts', () => ({ confirm: async () => true }));

const abilities = { edit: false, submit: false, withdraw: false, delete: false, appeal: false };
const toMend = ownEntry({
  id: 1,
  number: 12,
  title: '渡口',
  state: 'fixAsked',
  reason: '请去掉说明里的电话',
  abilities: { ...abilities, edit: true },
});
const sent = ownEntry({
  id: 2,
  number: 13,
  title: '老屋',
  state: 'submitted',
  abilities: { ...abilities, withdraw: true },
});

const shown = (items: unknown[], path = '/mobile/production?id=3') =>
  renderPage(<OwnWorks activityId={3} />, {
    path,
    answers: { GetMyWorks: { items, totalCount: items.length }, WithdrawWorks: { succeeded: [2], failed: [] } },
  });

beforeEach(() => {
  window.history.replaceState(null, '', '/mobile/production?id=3');
  localStorage.setItem('user', JSON.stringify({ authorization: 'token' }));
});

it('asks a visitor to log in', async () => {
  localStorage.removeItem('user');
  const { box } = await shown([]);
  expect(box.querySelector('a')?.getAttribute('href')).toBe('/account?returnUrl=%2Fmobile%2Fproduction%3Fid%3D3');
});

it('says why a work is to be mended, and leads there', async () => {
  const { box } = await shown([toMend, sent]);
  await until(() => expect(box.textContent).toContain('请去掉说明里的电话'));
  const links = [...box.querySelectorAll('a')];
  expect(links.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toContain(
    '去修改 /mobile/activity/contribute?id=3&work=1',
  );
});

it('shows one state at a time by its address', async () => {
  const { box } = await shown([toMend, sent], '/mobile/production?id=3&group=waiting');
  await until(() => expect(box.textContent).toContain('老屋'));
  expect(box.textContent).not.toContain('渡口');
});

it('withdraws a work', async () => {
  const { box, calls } = await shown([sent]);
  await until(() => expect(box.querySelector('article button')?.textContent).toBe('撤回'));
  await act(async () => box.querySelector<HTMLButtonElement>('article button')?.click());
  await until(() => expect(calls.find(({ path }) => path.endsWith('WithdrawWorks'))?.input).toEqual({ ids: [2] }));
});

it('leads to the desk where there is nothing yet', async () => {
  const { box } = await shown([]);
  await until(() => expect(box.querySelector('a')?.getAttribute('href')).toBe('/mobile/activity/contribute?id=3'));
});

it('leads to the appeal of a refused work, and says that an appealed one is looked at again', async () => {
  const refused = ownEntry({ id: 4, title: '桥', state: 'rejected', abilities: { ...abilities, appeal: true } });
  const appealed = ownEntry({ id: 5, title: '塔', state: 'submitted', isAppealed: true, abilities });
  const { box } = await shown([refused, appealed]);
  await until(() => expect(box.textContent).toContain('申诉中，由另一位审核员来看'));
  const links = [...box.querySelectorAll('article a')];
  expect(links.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
    '申诉 /activity/myworks?id=3',
  ]);
});
