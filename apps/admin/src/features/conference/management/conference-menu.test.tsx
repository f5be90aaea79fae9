// @vitest-environment happy-dom
import type { ConferenceDraft } from '@tuyuan/contract/conference/conference-management.ts';
import { find, press } from '@tuyuan/ui/testing/mount.ts';
import { expect, test } from 'vitest';
import { plainConference } from '../../../shared/testing/plain-conference.ts';
import { renderAdmin, settle } from '../../../shared/testing/render-admin.tsx';
import { ConferenceMenu } from './conference-menu.tsx';

async function commandsOf(conference: Partial<ConferenceDraft>): Promise<(string | null)[]> {
  const { unmount } = await renderAdmin(<ConferenceMenu conference={{ ...plainConference, ...conference }} />, {
    answers: {},
    permissions: ['Pages.Conferences.Create', 'Pages.Conferences.Edit', 'Pages.Conferences.Delete'],
  });
  await press(find('button'));
  await settle();
  const commands = [...document.querySelectorAll('[role="menuitem"]')].map(({ textContent }) => textContent);
  await unmount();
  return commands;
}

test('what was published is called off until it ends, then put into the archive, also off the site', async () => {
  expect(await commandsOf({})).toEqual(['复制成新会议', '取消会议']);
  expect(await commandsOf({ conferenceState: 0, isActived: false })).toEqual(['复制成新会议', '取消会议']);
  expect(await commandsOf({ conferenceState: 5, isOver: true })).toEqual(['复制成新会议', '归档']);
  expect(await commandsOf({ conferenceState: 0, isActived: false, isOver: true })).toEqual(['复制成新会议', '归档']);
});

test('changes that were not published are thrown away only while they could be published', async () => {
  const hasDraft = true;
  expect(await commandsOf({ hasDraft })).toEqual(['复制成新会议', '放弃未发布的修改', '取消会议']);
  expect(await commandsOf({ hasDraft, storedState: 'draft', conferenceState: 0 })).toEqual([
    '复制成新会议',
    '删除草稿',
  ]);
  expect(await commandsOf({ hasDraft, storedState: 'archived', conferenceState: 6, isOver: true })).toEqual([
    '复制成新会议',
    '移出归档',
  ]);
  expect(await commandsOf({ storedState: 'cancelled', conferenceState: 7, isOver: true })).toEqual(['复制成新会议']);
});
