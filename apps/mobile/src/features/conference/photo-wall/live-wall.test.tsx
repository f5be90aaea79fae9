// @vitest-environment happy-dom
import { AppError } from '@tuyuan/errors/app-error.ts';
import { find, findButton, press } from '@tuyuan/ui/testing/mount.ts';
import { act } from 'react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { renderPage, settle, until } from '../../../shared/testing/render-page.tsx';
import { LiveWall } from './live-wall.tsx';
import { noMarks, photoShot, survey, wallAnswers } from './testing/wall-samples.ts';

const confirm = vi.hoisted(() => vi.fn(async (_question: { title: string }) => true));
vi.mock('../../../shared/feedback/confirm.ts', () => ({ confirm }));

const shown = () => document.body.textContent ?? '';

function Where() {
  const { pathname, search } = useLocation();
  return <output>{`${pathname}${search}`}</output>;
}

/** Renders a conference's wall; the phone is logged in to conference 3. */
const renderWall = (conferenceId: number, given: Record<string, unknown>, shown = '&photo=1') =>
  renderPage(
    <>
      <LiveWall conferenceId={conferenceId} />
      <Where />
    </>,
    { answers: given, path: `/meeting/live?id=${conferenceId}${shown}` },
  );

const [early, late] = [photoShot(1, '2026-11-20T08:00:00'), photoShot(2, '2026-11-20T09:00:00')];
const pass = (ms = 30_000) => act(async () => vi.advanceTimersByTime(ms));

/** Renders the wall for a viewer without a ticket. */
async function renderForGuest(given: Record<string, unknown>, shown = '') {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { calls } = await renderWall(5, given, shown);
  return { polls: () => calls.filter(({ path }) => path.endsWith('/GetLivePhotos')).length };
}

// Loaded lazily in the wall: how long that takes is not what is tested.
beforeAll(async () => void (await import('./photo-viewer.tsx')));
afterEach(() => vi.useRealTimers());

it('lets who has no ticket of the conference look, and leads him to its log-in and back for the rest', async () => {
  const { calls } = await renderWall(5, wallAnswers());
  await until(() => findButton('喜欢 3'));
  expect(find('a[href^="/meeting/login"]').textContent).toContain('江南影像大会');
  expect(shown()).not.toContain('我收藏的');
  for (const label of ['喜欢 3', '收藏', '要原图', '举报']) expect(findButton(label).disabled).toBe(false);
  await press(findButton('收藏'));
  await settle();
  expect(confirm.mock.lastCall?.[0].title).toBe('凭参会票登录后才能用');
  expect(find('output').textContent).toBe(
    `/meeting/login?${new URLSearchParams({ id: '5', returnUrl: '/meeting/live?id=5&photo=1' })}`,
  );
  expect(
    calls.map(({ path }) => path.split('/').at(-1)).filter((name) => !/^GetLive(Wall|Photos)$/.test(name ?? '')),
  ).toEqual([]);
});

it('reads the newest photos now and then for who is not told by the hub', async () => {
  const given = wallAnswers();
  await renderForGuest(given, '&photo=1');
  await until(() => findButton('喜欢 3'));
  given.GetLivePhotos = { items: [late, early], nextCursor: null };
  await pass();
  await until(() => expect(shown()).toContain('有 1 张新照片'));
  given.GetLivePhotos = { items: [late], nextCursor: null };
  await pass();
  // The opened photo was removed.
  await until(() => expect(shown()).not.toContain('照片 1'));
});

it('tells who is not told by the hub that the wall was closed, and shows it again when it is open', async () => {
  const given = wallAnswers();
  await renderForGuest(given);
  const { GetLiveWall, GetLivePhotos } = given;
  await pass();
  await settle();
  given.GetLivePhotos = given.GetLiveWall = new AppError('LiveWall.Closed');
  await pass();
  await until(() => expect(shown()).toContain('图片直播没有开放'));
  Object.assign(given, { GetLiveWall, GetLivePhotos });
  await pass();
  await until(() => expect(shown()).toContain('照片 1'));
});

it('tells who looks for a badge what came with it', async () => {
  const given = wallAnswers();
  await renderForGuest(given, '&badge=A012');
  given.GetLivePhotos = { items: [late, early], nextCursor: null };
  await pass();
  await until(() => findButton('有 1 张新照片'));
});

it('reads the list anew where more came than one answer holds', async () => {
  const given = wallAnswers();
  await renderForGuest(given);
  given.GetLivePhotos = { items: [photoShot(3, '2026-11-20T10:00:00'), late], nextCursor: '2' };
  await pass();
  await until(() => findButton('有至少 2 张新照片'));
  await press(findButton('有至少 2 张新照片'));
  await until(() => expect(shown()).toContain('照片 3'));
  // Other photos may precede it; it comes with its page.
  expect(shown()).not.toContain('照片 1');
  expect(shown()).not.toContain('新照片');
});

it('takes no answer for news of what is shown by then, nor of what is shown no more', async () => {
  const given = wallAnswers();
  given.GetLiveWall = { ...survey, halls: [{ name: '听涛厅', count: 1 }] };
  const { polls } = await renderForGuest(given);
  const newest = { items: [late, early], nextCursor: null };
  given.GetLivePhotos = newest;
  await pass();
  await until(() => findButton('有 1 张新照片'));
  const answers = [Promise.withResolvers(), Promise.withResolvers()] as const;
  given.GetLivePhotos = answers[0].promise;
  await pass();
  await press(findButton('有 1 张新照片'));
  expect(shown()).toContain('照片 2');
  answers[0].resolve(newest);
  await settle();
  expect(shown()).not.toContain('新照片');
  given.GetLivePhotos = answers[1].promise;
  await pass();
  given.GetLivePhotos = newest;
  await press(findButton('听涛厅'));
  await settle();
  answers[1].resolve({ items: [photoShot(3, '2026-11-20T10:00:00'), ...newest.items], nextCursor: null });
  await settle();
  expect(shown()).not.toContain('新照片');
  expect(polls()).toBe(5);
});

it('goes on to read after the end, more seldom: the office still puts photos on the wall', async () => {
  const given: Record<string, unknown> = {
    ...wallAnswers(),
    GetLiveWall: { ...survey, isOver: true },
    GetLivePhotos: { items: [], nextCursor: null },
  };
  const { polls } = await renderForGuest(given);
  expect(shown()).toContain('现场照片上墙后会出现在这里');
  given.GetLivePhotos = { items: [early], nextCursor: null };
  await pass();
  expect(polls()).toBe(1);
  await pass(270_000);
  await until(() => findButton('有 1 张新照片'));
});

it('shows the holder of a ticket no log-in, and after the end no more likes', async () => {
  const given = { ...wallAnswers(), GetLiveWall: { ...survey, isOver: true } };
  await renderWall(3, given);
  await until(() => expect(findButton('收藏').disabled).toBe(false));
  expect(document.querySelector('a[href^="/meeting/login"]')).toBeNull();
  expect([findButton('喜欢 3').disabled, findButton('举报').disabled]).toEqual([true, false]);
});

it('shows what one keeps by itself, and lets go of what is kept no more once it is closed', async () => {
  const given: Record<string, unknown> = {
    ...wallAnswers(),
    GetLiveMarks: { ...noMarks, collected: [1] },
    MarkLivePhoto: { id: 1, likes: 3 },
  };
  const { calls } = await renderWall(3, given);
  const listed = () => calls.filter(({ path }) => path.endsWith('/GetLivePhotos')).map(({ input }) => input);
  await until(() => findButton('已收藏'));
  await press(findButton('我收藏的'));
  await settle();
  expect(findButton('我收藏的').getAttribute('aria-pressed')).toBe('true');
  expect(listed().at(-1)).toMatchObject({ conferenceId: 3, isCollected: true });
  given.GetLivePhotos = { items: [], nextCursor: null };
  await press(findButton('关闭'));
  await until(() => expect(shown()).toContain('还没有收藏的照片'));
});
