// @vitest-environment happy-dom
import { find, press } from '@tuyuan/ui/testing/mount.ts';
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { renderSite } from '../testing/render-site.tsx';
import { TileMarkButtons } from './tile-mark-buttons.tsx';

const signedIn = ({ id }: { id: number }) => ({
  user: { id, userName: 'wang', nickName: '王', avatar: '', roles: [] },
  permissions: [],
  isRestored: true,
});
const settle = (ms = 80) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));
const marks = { likes: 1, collects: 1, isLiked: true, isCollected: true };
const heartOf = (title: string) => find(`[aria-label="喜欢：${title}"]`);
const isPressed = (title: string) => heartOf(title).getAttribute('aria-pressed') === 'true';
const two = (
  <>
    <TileMarkButtons kind="image" id={7} title="雪山" />
    <TileMarkButtons kind="image" id={8} title="古镇" />
  </>
);

afterEach(() => sessionStorage.clear());

test('one call tells which tiles of a page bear one’s marks', async () => {
  const { calls } = await renderSite(two, {
    state: signedIn({ id: 31 }),
    answers: { GetOwnMarks: { liked: [8], collected: [] } },
  });
  await settle();
  expect(calls.filter((call) => call.path.endsWith('GetOwnMarks')).map(({ input }) => input)).toEqual([
    { kind: 'image', ids: [7, 8] },
  ]);
  expect([isPressed('雪山'), isPressed('古镇')]).toEqual([false, true]);
});

test('a press shows at once and is taken back when it can’t be kept', async () => {
  let refuse = () => {};
  const refused = new Promise((resolve) => {
    refuse = () => resolve(403);
  });
  await renderSite(two, {
    state: signedIn({ id: 32 }),
    answers: { GetOwnMarks: { liked: [], collected: [] }, SetLike: () => refused },
  });
  await settle();
  await press(heartOf('雪山'));
  expect(isPressed('雪山')).toBe(true);
  refuse();
  await settle();
  expect(isPressed('雪山')).toBe(false);
});

test('a guest is asked to log in, and what they pressed is carried out once', async () => {
  const guest = await renderSite(two, { path: '/search/photo?q=1', answers: {} });
  await press(heartOf('古镇'));
  expect(guest.address()).toBe(`/account?returnUrl=${encodeURIComponent('/search/photo?q=1')}`);
  await guest.unmount();
  const { calls } = await renderSite(two, {
    state: signedIn({ id: 33 }),
    answers: { GetOwnMarks: { liked: [], collected: [] }, SetLike: marks },
  });
  await settle();
  const likes = calls.filter((call) => call.path.endsWith('SetLike'));
  expect(likes.map(({ input }) => input)).toEqual([{ kind: 'image', id: 8, isOn: true }]);
});
