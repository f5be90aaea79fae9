// @vitest-environment happy-dom
import type { StaffAttendee } from '@tuyuan/contract/conference-user-mobile.ts';
import { find, findButton, press, typeInto } from '@tuyuan/ui/testing/mount.ts';
import { expect, it } from 'vitest';
import { renderPage, settle } from '../../shared/testing/render-page.tsx';
import { PlaceSheet } from './place-sheet.tsx';

const attendee: StaffAttendee = {
  id: 9,
  name: '林砚',
  phone: '138****5678',
  company: '',
  state: 'ticketed',
  userType: 0,
  ticketTypeId: 3,
  ticketTypeName: '普通票',
  hall: '一号厅',
  seat: '3-12',
  tableNo: '',
  groupName: '',
  badgeNo: 'A-17',
  diet: '',
  hasTicket: true,
  arrivedAt: null,
};

it('sends only what was changed, for a colleague may have changed the rest meanwhile', async () => {
  const { calls } = await renderPage(<PlaceSheet attendee={attendee} onClose={() => {}} />, {
    answers: { GetTicketTypes: { items: [] }, PlaceAttendee: attendee },
  });
  await typeInto(find<HTMLInputElement>('#place-badgeNo'), 'A-18');
  await press(findButton('保存'));
  await settle();
  expect(calls.find(({ path }) => path.endsWith('/PlaceAttendee'))?.input).toEqual({ id: 9, badgeNo: 'A-18' });
});
