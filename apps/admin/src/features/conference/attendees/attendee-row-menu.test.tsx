// @vitest-environment happy-dom
import type { ConferenceDraft } from '@tuyuan/contract/conference/conference-management.ts';
import { press } from '@tuyuan/ui/testing/mount.ts';
import { expect, test } from 'vitest';
import { plainConference } from '../../../shared/testing/plain-conference.ts';
import { renderAdmin, settle } from '../../../shared/testing/render-admin.tsx';
import { AttendeeRowMenu } from './attendee-row-menu.tsx';
import { plainAttendee as ticketed } from './testing/plain-attendee.ts';
import { useAttendeeActions } from './use-attendee-actions.tsx';

function Menu({ attendee }: { readonly attendee: Parameters<typeof AttendeeRowMenu>[0]['attendee'] }) {
  return <AttendeeRowMenu attendee={attendee} actions={useAttendeeActions(7)} />;
}

async function commandsOf(
  attendee: Parameters<typeof AttendeeRowMenu>[0]['attendee'],
  conference: Partial<ConferenceDraft> = {},
): Promise<(string | null)[]> {
  const { unmount } = await renderAdmin(<Menu attendee={attendee} />, {
    answers: { GetInfo: { ...plainConference, ...conference } },
    permissions: ['Pages.Conferences.Edit'],
  });
  const more = document.querySelector('button');
  if (more) await press(more);
  await settle();
  const commands = [...document.querySelectorAll('[role="menuitem"]')].map(({ textContent }) => textContent);
  await unmount();
  return commands;
}

test('a ticket is sent once more only to who has a phone', async () => {
  expect(await commandsOf(ticketed)).toEqual(['重发参会票', '打印参会证', '换发新票', '作废参会票', '取消报名']);
  expect(await commandsOf({ ...ticketed, phone: '' })).toEqual(['打印参会证', '换发新票', '作废参会票', '取消报名']);
});

test('nobody comes in or leaves once the conference is over, and one called off gives no ticket', async () => {
  const applied = { ...ticketed, state: 'applied' as const, hasTicket: false };
  expect(await commandsOf(applied)).toEqual(['通过申请', '不通过', '取消报名']);
  const ofTickets = ['重发参会票', '打印参会证', '换发新票', '作废参会票'];
  expect(await commandsOf(ticketed, { conferenceState: 5, isOver: true })).toEqual(ofTickets);
  expect(await commandsOf(ticketed, { conferenceState: 7, storedState: 'cancelled', isOver: true })).toEqual([
    '作废参会票',
  ]);
});

test('one that ended and is off the site, whose state reads as a draft’s, is over all the same', async () => {
  const offSite = { conferenceState: 0, isActived: false, isOver: true } as const;
  expect(await commandsOf(ticketed, offSite)).toEqual(['重发参会票', '打印参会证', '换发新票', '作废参会票']);
  expect(await commandsOf({ ...ticketed, state: 'applied', hasTicket: false }, offSite)).toEqual([]);
});
