// @vitest-environment happy-dom
import type { Comment } from '@tuyuan/contract/community/comment-data.ts';
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPage, until } from '../../../shared/testing/render-page.tsx';
import { CommentList } from './comment-list.tsx';

vi.mock('../../../shared/feedback/say.ts', () => ({ say: async () => {} }));

const comment: Comment = {
  id: 4,
  user: { id: 9, userName: 'lin', nickName: '林晚', avatar: '' },
  text: '光线真好',
  state: 'visible',
  isAuthor: false,
  isMine: false,
  replyTo: null,
  likes: 2,
  isLiked: false,
  createdAt: '2026-11-20T10:00:00',
  replyCount: 0,
  replies: [],
  mentions: [],
};

const shown = (given: object = {}) =>
  renderPage(<CommentList kind="work" id={5} />, {
    path: '/mobile/productiondetail?id=5',
    answers: {
      Get: {
        items: [comment],
        totalCount: 1,
        commentCount: 1,
        isOpen: true,
        next: null,
        isFromMiddle: false,
        ...given,
      },
      SetLike: { likes: 3, isLiked: true },
      CreateReport: {},
    },
  });
const button = (words: RegExp) =>
  [...document.querySelectorAll('button')].find((each) =>
    words.test(each.getAttribute('aria-label') ?? each.textContent ?? ''),
  );

beforeEach(() => {
  window.history.replaceState(null, '', '/mobile/productiondetail?id=5');
  localStorage.setItem('user', JSON.stringify({ authorization: 'token' }));
});

it('likes a comment', async () => {
  const { box, calls } = await shown();
  await until(() => expect(box.textContent).toContain('光线真好'));
  await act(async () => button(/^赞/)?.click());
  expect(calls.find(({ path }) => path.endsWith('SetLike'))?.input).toEqual({ id: 4, isOn: true });
});

it('reports a comment for a chosen reason only', async () => {
  const { box, calls } = await shown();
  await until(() => expect(box.textContent).toContain('光线真好'));
  await act(async () => button(/^举报$/)?.click());
  await until(() => expect(button(/^先选理由$/)?.disabled).toBe(true));
  await act(async () => document.querySelector<HTMLInputElement>('[role=dialog] input[type=radio]')?.click());
  await act(async () =>
    [...document.querySelectorAll('button')].findLast((each) => each.textContent === '举报')?.click(),
  );
  await until(() =>
    expect(calls.find(({ path }) => path.endsWith('CreateReport'))?.input).toEqual({
      id: 4,
      reason: 'untrue',
      note: '',
    }),
  );
});

it('takes no comments while they are closed', async () => {
  const { box } = await shown({ isOpen: false });
  await until(() => expect(box.textContent).toContain('现在不能评论'));
  expect(box.querySelector('textarea')).toBeNull();
  expect(button(/^回复$/)).toBeUndefined();
});
