// @vitest-environment happy-dom
import { find, findButton, press, typeInto } from '@tuyuan/ui/testing/mount.ts';
import { expect, it } from 'vitest';
import { renderPage, settle } from '../../../shared/testing/render-page.tsx';
import { PlaceSheet } from './place-sheet.tsx';
import { plainAttendee } from './testing/plain-attendee.ts';

const attendee = { ...plainAttendee, hall: '一号厅', seat: '3-12', badgeNo: 'A-17' };

it('sends only what was changed, for a colleague may have changed the rest meanwhile', async () => {
  const { calls } = await renderPage(<PlaceSheet attendee={attendee} onClose={() => {}} />, {
    answers: { GetTicketTypes: { items: [] }, PlaceAttendee: attendee },
  });
  await typeInto(find<HTMLInputElement>('#place-badgeNo'), 'A-18');
  await press(findButton('保存'));
  await settle();
  expect(calls.find(({ path }) => path.endsWith('/PlaceAttendee'))?.input).toEqual({ id: 9, badgeNo: 'A-18' });
});

it('sends the same change under the same key where an answer was lost, another under another', async () => {
  const { calls } = await renderPage(<PlaceSheet attendee={attendee} onClose={() => {}} />, {
    answers: { GetTicketTypes: { items: [] }, PlaceAttendee: 503 },
  });
  await typeInto(find<HTMLInputElement>('#place-badgeNo'), 'A-18');
  for (let time = 0; time < 3; time++) {
    if (time === 2) await typeInto(find<HTMLInputElement>('#place-seat'), '3-13');
    await press(findButton('保存'));
    await settle();
  }
  const keys = calls.filter(({ path }) => path.endsWith('/PlaceAttendee')).map(({ idempotencyKey }) => idempotencyKey);
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
  expect([keys[1] === keys[0], keys[2] === keys[0]]).toEqual([true, false]);
});
