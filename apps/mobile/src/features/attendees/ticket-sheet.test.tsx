// @vitest-environment happy-dom
import type { StaffAttendee } from '@tuyuan/contract/conference-user-mobile.ts';
import { findButton, press } from '@tuyuan/ui/testing/mount.ts';
import { expect, it } from 'vitest';
import { renderPage, settle } from '../../shared/testing/render-page.tsx';
import { TicketSheet } from './ticket-sheet.tsx';

const attendee: StaffAttendee = {
  id: 9,
  name: '林砚',
  phone: '138****5678',
  company: '',
  state: 'ticketed',
  userType: 0,
  ticketTypeId: 3,
  ticketTypeName: '普通票',
  hall: '',
  seat: '',
  tableNo: '',
  groupName: '',
  badgeNo: '',
  diet: '',
  hasTicket: true,
  arrivedAt: null,
};

it('asks for a new ticket under the same key again, so that a lost answer voids no second one', async () => {
  const { calls } = await renderPage(<TicketSheet attendee={attendee} onClose={() => {}} />, {
    answers: { ReissueTicket: 503 },
  });
  await press(findButton('手机丢失'));
  for (let time = 0; time < 2; time++) {
    await press(findButton('作废并补新票'));
    await settle();
  }
  const keys = calls.filter(({ path }) => path.endsWith('/ReissueTicket')).map(({ idempotencyKey }) => idempotencyKey);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
});
