// @vitest-environment happy-dom
import { find } from '@tuyuan/ui/testing/mount.ts';
import { expect, test } from 'vitest';
import { plainConference } from '../../../shared/testing/plain-conference.ts';
import { renderAdmin } from '../../../shared/testing/render-admin.tsx';
import { ConferenceSideMenu } from './conference-side-menu.tsx';

const conference = {
  ...plainConference,
  hasDraft: true,
  counts: { ...plainConference.counts, ticketed: 12, applied: 2 },
};

function open(isFolded: boolean, info: unknown = conference) {
  return renderAdmin(<ConferenceSideMenu id={7} activeKey="attendees" isFolded={isFolded} onLeave={() => {}} />, {
    answers: { GetInfo: info },
    permissions: ['Pages.Conferences'],
  });
}
const links = () => [...document.querySelectorAll('nav[aria-label="会议的各项"] a')].map((link) => link.textContent);

test('it names the conference and its pages, and what waits there, without those one may not open', async () => {
  const { unmount } = await open(false);
  expect(find('button').textContent).toContain('江南影像大会');
  expect(links()).toContain('参会者');
  expect(links()).not.toContain('住宿');
  expect(find('a[aria-current]').textContent).toBe('参会者');
  expect(find('a[aria-current] + span').textContent).toBe('待审核 待审 2已出票 12');
  await unmount();
});

test('folded, each group is a button named after it', async () => {
  const { unmount } = await open(true);
  const names = [...document.querySelectorAll('nav button')].map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual(['内容', '参会者', '现场', '设置']);
  await unmount();
});

test('of a conference that is gone only the way back is left', async () => {
  const { unmount } = await open(false, 404);
  expect(links()).toEqual([]);
  expect(find('a').getAttribute('href')).toBe('/conferences');
  await unmount();
});
