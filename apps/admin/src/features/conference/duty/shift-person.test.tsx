// @vitest-environment happy-dom
import type { DutyPerson, DutyShift } from '@tuyuan/contract/conference/duty-fields.ts';
import { findButton, press } from '@tuyuan/ui/testing/mount.ts';
import { expect, test } from 'vitest';
import { renderAdmin, settle } from '../../../shared/testing/render-admin.tsx';
import { ShiftPerson } from './shift-person.tsx';

const person: DutyPerson = {
  entryId: 5,
  attendeeId: 9,
  name: '周以宁',
  state: 'confirmed',
  lateMinutes: 0,
  checkedInAt: null,
  isMissing: false,
};
const shift: DutyShift = {
  id: 1,
  postId: 2,
  place: '东门',
  work: '入场核验',
  directions: '',
  latitude: null,
  longitude: null,
  startsAt: '2026-11-20T08:00:00',
  endsAt: '2026-11-20T12:00:00',
  note: '',
  needed: 1,
  taken: 1,
  state: 'confirmed',
  lead: null,
  people: [person],
  swaps: [],
};

async function renderAt(now: string, given: DutyPerson = person) {
  const { box, ...rest } = await renderAdmin(
    <ul>
      <ShiftPerson person={given} shift={shift} now={now} mayEdit />
    </ul>,
    { answers: { Settle: {} }, permissions: [] },
  );
  const commands = () => [...box.querySelectorAll('button')].map(({ textContent }) => textContent);
  return { ...rest, commands };
}

test('says of who has not come, once asked again, that he has not', async () => {
  const { calls } = await renderAt('2026-11-20T08:20:00');
  await press(findButton('周以宁未到'));
  await settle();
  expect(calls).toEqual([]);
  await press(findButton('记未到'));
  await settle();
  expect(calls).toMatchObject([
    { path: expect.stringContaining('Settle'), input: { entryId: 5, outcome: 'noShow', reason: '' } },
  ]);
  expect(document.body.textContent).toContain('已记周以宁未到，空出位置');
});

test('offers it from the beginning of the shift only, and not of who is there', async () => {
  expect((await renderAt('2026-11-20T07:59:59')).commands()).toEqual(['到岗', '调离']);
  expect((await renderAt('2026-11-20T08:00:00')).commands()).toEqual(['到岗', '未到', '调离']);
  const present: DutyPerson = { ...person, state: 'onDuty', checkedInAt: '2026-11-20T08:00:00' };
  expect((await renderAt('2026-11-20T08:20:00', present)).commands()).toEqual([]);
});
