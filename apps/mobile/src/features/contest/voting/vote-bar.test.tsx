// @vitest-environment happy-dom
import type { Work } from '@tuyuan/contract/contest/work.ts';
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPage, until } from '../../../shared/testing/render-page.tsx';
import { useVotes } from './use-votes.ts';
import { VoteBar } from './vote-bar.tsx';

vi.mock('../../../shared/feedback/say.ts', () => ({ say: async () => {} }));

const work: Work = {
  id: 5,
  activity: { id: 2, name: '家乡的河', progressState: 'voting' },
  number: 12,
  kind: 'single',
  categoryName: '',
  title: '渡口',
  story: '',
  aiUse: null,
  pictures: [],
  author: null,
  isOwn: false,
  prizes: [],
  previous: null,
  next: null,
};

const vote = {
  entryId: 5,
  number: 12,
  title: '渡口',
  castAt: '2026-11-20T10:00:00',
  isToday: true,
  seq: 8,
  receipt: 'a'.repeat(64),
  previous: 'b'.repeat(64),
  takeBackUntil: '2026-11-20T10:10:00',
  fate: 'cast',
  excludedReason: '',
};
const left = { today: 3, inAll: 9, byCategory: [] };
const ballot = {
  isOpen: true,
  opensAt: '2026-11-18T00:00:00',
  closesAt: '2026-11-28T00:00:00',
  perDay: 3,
  inAll: 9,
  takeBackMinutes: 10,
  lacksPhone: false,
  left,
  votes: [],
};

function Bar() {
  return <VoteBar work={work} votes={useVotes(2)} />;
}

const shown = (given: object = {}) =>
  renderPage(<Bar />, {
    path: '/mobile/productiondetail?id=5',
    answers: { GetBallot: { ...ballot, ...given }, DoVote: { vote, left }, TakeBackVote: left },
  });

beforeEach(() => {
  window.history.replaceState(null, '', '/mobile/productiondetail?id=5');
  localStorage.setItem('user', JSON.stringify({ authorization: 'token' }));
});

it('leads a visitor to the site’s log-in, and back', async () => {
  localStorage.removeItem('user');
  const { box: container } = await shown();
  await until(() => expect(container.textContent).toBe('登录并投票'));
  expect(container.querySelector('a')?.getAttribute('href')).toBe(
    '/account?returnUrl=%2Fmobile%2Fproductiondetail%3Fid%3D5',
  );
});

it('gives a vote', async () => {
  const { box: container, calls } = await shown();
  await until(() => expect(container.textContent).toBe('投给 0012'));
  await act(async () => container.querySelector('button')?.click());
  await until(() => expect(calls.map(({ path }) => path.split('/').at(-1))).toContain('DoVote'));
  expect(calls.find(({ path }) => path.endsWith('DoVote'))?.input).toMatchObject({ activityId: 2, entryId: 5 });
});

it('takes a vote back as long as that is possible', async () => {
  const { box: container, calls } = await shown({ votes: [vote] });
  await until(() => expect(container.textContent).toBe('撤回验票'));
  await act(async () => container.querySelector('button')?.click());
  await until(() => expect(calls.map(({ path }) => path.split('/').at(-1))).toContain('TakeBackVote'));
  const late = await shown({ votes: [{ ...vote, takeBackUntil: null }] });
  await until(() => expect(late.box.textContent).toBe('验票'));
});

it('offers nothing that the server refuses', async () => {
  const { box: container } = await shown({ left: { ...left, today: 0 } });
  await until(() => expect(container.textContent).toBe('今天的票用完了'));
  expect(container.querySelector('button')?.disabled).toBe(true);
});
