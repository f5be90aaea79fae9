// @vitest-environment happy-dom
import { findButton, press } from '@tuyuan/ui/testing/mount.ts';
import { expect, test } from 'vitest';
import { plainConference } from '../../../shared/testing/plain-conference.ts';
import { renderAdmin, settle } from '../../../shared/testing/render-admin.tsx';
import { plainAttendee } from './testing/plain-attendee.ts';
import { titledAttendee, useAttendeeActions } from './use-attendee-actions.tsx';

function Desk() {
  const actions = useAttendeeActions(7);
  const resend = (count: number) =>
    void actions.resend(Array.from({ length: count }, (_, at) => titledAttendee({ ...plainAttendee, id: at + 1 })));
  return [1, 501].map((count) => (
    <button key={count} type="button" onClick={() => resend(count)}>
      发给 {count} 人
    </button>
  ));
}

test('a batch whose answer was lost keeps its key, whatever else is done before it is tried again', async () => {
  const { calls } = await renderAdmin(<Desk />, {
    answers: {
      GetInfo: plainConference,
      ResendTickets: ({ ids }: { ids: number[] }) => (ids.length > 1 ? 503 : { succeeded: ids, failed: [] }),
    },
    permissions: ['Pages.Conferences.Edit'],
  });
  for (const count of [501, 1, 501]) {
    await press(findButton(`发给 ${count} 人`));
    await settle();
  }
  const sent = calls.filter(({ path }) => path.endsWith('/ResendTickets'));
  const keys = sent.map(({ idempotencyKey }) => idempotencyKey);
  expect(keys).toHaveLength(5);
  const [lost, done, other, again, anew] = keys;
  expect(again).toBe(lost);
  expect(new Set([lost, done, other, anew]).size).toBe(4);
});
