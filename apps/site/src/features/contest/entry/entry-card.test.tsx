// @vitest-environment happy-dom

import type { Call } from '@tuyuan/api-client/transport.ts';
import { ActivityRules } from '@tuyuan/contract/contest/activity-rules.ts';
import type { OwnEntry } from '@tuyuan/contract/contest/entry.ts';
import { find, typeInto } from '@tuyuan/ui/testing/mount.ts';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { renderSite } from '../../../shared/testing/render-site.tsx';
import { EntryCard } from './entry-card.tsx';

const entry: OwnEntry = {
  id: 3,
  activity: { id: 1, name: '四季澜河', progressState: 'submitting' },
  number: null,
  kind: 'single',
  category: '',
  categoryName: '',
  title: '',
  story: '',
  aiUse: null,
  explanation: '',
  state: 'draft',
  reason: '',
  isMended: false,
  isAppealed: false,
  pictures: [{ id: 9, version: 'v', width: 3000, height: 2000, thumbhash: '', title: '' }],
  checks: [],
  abilities: { edit: true, submit: false, withdraw: false, delete: true, appeal: false },
  deadline: null,
  revision: 1,
  submittedAt: null,
};

const saves = (calls: readonly Call[]) =>
  calls.filter(({ path }) => path.endsWith('/UpdateWork')).map(({ input }) => input);

async function showCard(answer: unknown = { ...entry, title: '雪山', revision: 2 }) {
  const card = <EntryCard entry={entry} rules={ActivityRules.parse({})} onFlush={() => {}} />;
  const site = await renderSite(card, { answers: { UpdateWork: answer } });
  const title = find<HTMLInputElement>('input');
  expect(find('[role="status"]').textContent).toBe('已存');
  vi.useFakeTimers();
  await typeInto(title, '雪山');
  vi.useRealTimers();
  return site;
}

test('what is written counts as saved only once it is', async () => {
  const { calls } = await showCard();
  expect(find('[role="status"]').textContent).toBe('正在存');
  expect(saves(calls)).toEqual([]);
  await act(async () => void window.dispatchEvent(new Event('pagehide')));
  await act(() => vi.waitFor(() => expect(find('[role="status"]').textContent).toBe('已存')));
  expect(saves(calls)).toMatchObject([{ id: 3, revision: 1, title: '雪山' }]);
});

test('leaving the page saves the last words', async () => {
  const { calls, unmount } = await showCard();
  await unmount();
  await vi.waitFor(() => expect(saves(calls)).toMatchObject([{ title: '雪山' }]));
});

test('a refused save says so', async () => {
  await showCard(500);
  await act(async () => void window.dispatchEvent(new Event('pagehide')));
  await act(() => vi.waitFor(() => expect(find('[role="status"]').textContent).toBe('没有存上')));
});
