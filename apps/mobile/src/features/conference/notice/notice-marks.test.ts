import type { NoticeItem } from '@tuyuan/contract/conference/inbox.ts';
import { expect, it } from 'vitest';
import { marked, noMarks, stillUnread, withConfirmed, withKept, withoutTold, withRead } from './notice-marks.ts';

const urgent: NoticeItem = {
  id: 7,
  isRecalled: false,
  recalledAt: null,
  priority: 'urgent',
  topic: 'safety',
  title: '暴雨橙色预警',
  body: '',
  link: '',
  isPersonal: false,
  sentAt: '2026-11-20T09:36:00',
  isRead: false,
  needsConfirmation: true,
};
const known: NoticeItem = { ...urgent, id: 8, priority: 'normal', isRead: true, needsConfirmation: false };

it('counts what was read on the phone at once, and each only once', () => {
  const marks = withRead(withRead(noMarks, [urgent, known]), [urgent]);
  expect(Object.keys(marks)).toEqual(['7']);
  expect(stillUnread(3, marks)).toBe(2);
  expect(stillUnread(3, withConfirmed(marks, urgent))).toBe(2);
  expect(stillUnread(0, marks)).toBe(0);
});

it('leaves an urgent notice open until it is confirmed, read or not', () => {
  expect(marked(urgent, withRead(noMarks, [urgent]))).toMatchObject({ isRead: true, needsConfirmation: true });
  expect(marked(urgent, withConfirmed(noMarks, urgent))).toMatchObject({ isRead: true, needsConfirmation: false });
});

it('does not count one unread less for what had been read before it was confirmed', () => {
  expect(stillUnread(2, withConfirmed(noMarks, { ...urgent, isRead: true }))).toBe(2);
});

it('keeps what was confirmed while the word that it was read was on its way', () => {
  const told = withRead(noMarks, [urgent]);
  const now = withConfirmed(told, urgent);
  expect(withoutTold(now, told)).toEqual(now);
  expect(withoutTold(now, now)).toEqual({});
});

it('joins what was left from before and what was done since, and takes no confirmation back', () => {
  const kept = withConfirmed(noMarks, urgent);
  const now = withRead(withRead(noMarks, [urgent]), [{ ...urgent, id: 9 }]);
  expect(withKept(kept, now)).toEqual({ ...kept, 9: { isConfirmed: false, wasUnread: true } });
});
