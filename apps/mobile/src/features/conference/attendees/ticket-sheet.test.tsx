// @vitest-environment happy-dom
import { findButton, press } from '@tuyuan/ui/testing/mount.ts';
import { expect, it } from 'vitest';
import { renderPage, settle } from '../../../shared/testing/render-page.tsx';
import { plainAttendee } from './testing/plain-attendee.ts';
import { TicketSheet } from './ticket-sheet.tsx';

it('asks for a new ticket under the same key again, so that a lost answer voids no second one', async () => {
  const { calls } = await renderPage(<TicketSheet attendee={plainAttendee} onClose={() => {}} />, {
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
