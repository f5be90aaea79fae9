// @vitest-environment happy-dom
import type { Comment } from '@tuyuan/contract/community/comment-data.ts';
import { find, findButton, press, typeInto } from '@tuyuan/ui/testing/mount.ts';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { renderSite } from '../../../shared/testing/render-site.tsx';
import { CommentSection } from './comment-section.tsx';

const user = { id: 1, userName: 'lan', nickName: '阿岚', avatar: '', roles: ['user'] };
const comment: Comment = {
  id: 40,
  user,
  text: '旧的一条',
  state: 'visible',
  isAuthor: false,
  isMine: false,
  replyTo: null,
  mentions: [],
  likes: 0,
  isLiked: false,
  createdAt: '2026-11-01T10:00:00',
  replyCount: 0,
  replies: [],
};

test('a comment written on a page that begins in the middle is seen', async () => {
  const said = { ...comment, id: 50, text: '新的一条', isMine: true };
  let isWritten = false;
  const { address } = await renderSite(<CommentSection kind="image" id={9} path="/photo?id=9" />, {
    answers: {
      Get: (input: { commentId?: number; sort: string }) => ({
        totalCount: 2,
        commentCount: 2,
        isFromMiddle: input.commentId !== undefined,
        isOpen: true,
        items: isWritten && input.commentId === undefined && input.sort === 'newest' ? [said, comment] : [comment],
      }),
      CreateComment: () => {
        isWritten = true;
        return { id: 50, state: 'visible' };
      },
    },
    path: '/?comment=40',
    state: { user, permissions: [], isRestored: true },
  });
  expect(document.body.textContent).toContain('从你要看的评论开始');
  await typeInto(find<HTMLTextAreaElement>('textarea'), '新的一条');
  await press(findButton('发表评论'));
  await act(() => vi.waitFor(() => expect(find('ol').textContent).toContain('新的一条')));
  expect(address()).toBe('/');
});
