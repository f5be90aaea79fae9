import { expect, it } from 'vitest';
import { emptyDraft, noticeOf, targetOf } from './notice-draft.ts';

const written = { ...emptyDraft, title: ' 午餐改为分批 ' };

it('is for nobody until somebody is chosen', () => {
  for (const kind of ['userType', 'group', 'hall', 'single'] as const)
    expect(targetOf({ ...written, kind })).toBe(null);
  expect(targetOf({ ...written, kind: 'hall', halls: ['听涛厅'], groups: ['A 组'] })).toEqual({
    kind: 'hall',
    halls: ['听涛厅'],
  });
});

it('is sent as a text message only when it is urgent', () => {
  expect(noticeOf(written)).toMatchObject({ title: '午餐改为分批', smsAfterMinutes: null, at: null });
  expect(noticeOf({ ...written, priority: 'urgent', at: '2026-11-20T13:00' })).toMatchObject({
    smsAfterMinutes: 10,
    at: '2026-11-20T13:00:00',
  });
  expect(noticeOf(emptyDraft)).toBe(null);
});
