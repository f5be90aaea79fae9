// @vitest-environment happy-dom
import { find, findButton, press } from '@tuyuan/ui/testing/mount.ts';
import { expect, test } from 'vitest';
import { plainConference } from '../../../shared/testing/plain-conference.ts';
import { renderAdmin, settle } from '../../../shared/testing/render-admin.tsx';
import { CloneDialog } from './clone-dialog.tsx';

test('all parts come along but those that are unticked', async () => {
  const { calls } = await renderAdmin(<CloneDialog conference={plainConference} onClose={() => {}} />, {
    answers: { Clone: { ...plainConference, id: 8 } },
    permissions: ['Pages.Conferences.Create'],
  });
  const boxes = [...document.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
  expect(boxes.map(({ checked }) => checked)).toEqual([true, true, true, true, true]);
  expect(find('.ant-modal-body').textContent).toContain('不带：参会者');
  await press(find('input[value="duty"]'));
  await press(findButton('建立草稿'));
  await settle();
  expect(calls.map(({ input }) => input)).toMatchObject([
    { id: 7, startDay: '2026-11-20', parts: ['checkIn', 'logistics', 'interaction', 'manner'] },
  ]);
});

test('one whose answer was lost is tried again under the same key, another one under its own', async () => {
  const { calls } = await renderAdmin(<CloneDialog conference={plainConference} onClose={() => {}} />, {
    answers: { Clone: 503 },
    permissions: ['Pages.Conferences.Create'],
  });
  const begin = async () => {
    await press(findButton('建立草稿'));
    await settle();
  };
  await begin();
  await begin();
  await press(find('input[value="duty"]'));
  await begin();
  const [first, again, other] = calls.map(({ idempotencyKey }) => idempotencyKey);
  expect(first).toMatch(/^[\da-f-]{36}$/);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});
