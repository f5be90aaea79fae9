// @vitest-environment happy-dom
import { findButton } from '@tuyuan/ui/testing/mount.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { plainConference } from '../../../shared/testing/plain-conference.ts';
import { renderAdmin } from '../../../shared/testing/render-admin.tsx';
import { AttendeeList } from './attendee-list.tsx';

afterEach(() => void vi.restoreAllMocks());

function lookAt(width: number): void {
  const ask = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const least = /min-width:\s*(\d+)px/.exec(query)?.[1];
    return ask(least === undefined || width >= Number(least) ? 'all' : 'not all');
  });
}

test.each([
  [375, ['加一人', '导入名单', '', '']],
  [1440, ['加一人', '导入名单', '打印参会证', '导出']],
])('at %i pixels the commands fit on one line, each with its name', async (width, shown) => {
  lookAt(width);
  await renderAdmin(<AttendeeList conferenceId={7} />, {
    answers: {
      GetInfo: plainConference,
      GetAttendees: { totalCount: 0, items: [] },
      GetTicketTypes: { items: [] },
    },
    permissions: ['Pages.Conferences', 'Pages.Conferences.Edit'],
  });
  const buttons = ['加一人', '导入名单', '打印参会证', '导出'].map(findButton);
  expect(buttons.map(({ textContent }) => textContent)).toEqual(shown);
});
