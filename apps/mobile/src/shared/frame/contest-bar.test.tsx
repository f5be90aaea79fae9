// @vitest-environment happy-dom
import type { ActivityInfo } from '@tuyuan/contract/contest/activity-data.ts';
import { beforeEach, expect, it } from 'vitest';
import { rememberWall } from '../contest/wall-path.ts';
import { activityInfo } from '../testing/contest-samples.ts';
import { renderPage } from '../testing/render-page.tsx';
import { ContestBar } from './contest-bar.tsx';

beforeEach(() => sessionStorage.clear());

async function tabsOf(given: Partial<ActivityInfo>) {
  const { box } = await renderPage(<ContestBar id={3} activity={activityInfo(given)} />, {
    answers: {},
    path: '/mobile/brief?id=3',
  });
  return [...box.querySelectorAll('a')].map((link) => `${link.textContent} ${link.getAttribute('href')}`);
}

it('has the first thing that can be done in the middle', async () => {
  expect(await tabsOf({ allowActions: ['contribute', 'vote'] })).toEqual([
    '简介 /mobile/brief?id=3',
    '作品 /mobile/activity/all?id=3',
    '投稿 /mobile/activity/contribute?id=3',
    '排行 /mobile/activity/rankings?id=3',
    '我的 /mobile/production?id=3',
  ]);
  expect((await tabsOf({ allowActions: ['vote'] }))[2]).toBe('投票 /mobile/activity/all?id=3');
  expect((await tabsOf({ allowActions: ['register'] }))[2]).toBe('报名 /activity/regtype?id=3');
});

it('has plain tabs where nothing can be done, and no board without a vote and a jury', async () => {
  const { stages } = activityInfo();
  expect((await tabsOf({ stages: { ...stages, vote: null } })).map((tab) => tab.split(' ')[0])).toEqual([
    '简介',
    '作品',
    '我的',
  ]);
  const judged = { ...stages, vote: null, judge: stages.submit };
  expect((await tabsOf({ stages: judged })).map((tab) => tab.split(' ')[0])).toContain('排行');
});

it('goes back to the wall as it was looked at', async () => {
  rememberWall(3, '?id=3&order=newest&category=city');
  expect((await tabsOf({}))[1]).toBe('作品 /mobile/activity/all?id=3&order=newest&category=city');
});
