import type { PublishProblem } from '@tuyuan/contract/conference/publishing.ts';
import { expect, test } from 'vitest';
import { plainConference } from '../../../../shared/testing/plain-conference.ts';
import { nextStep } from './next-step.ts';

type Conference = typeof plainConference;
const block: PublishProblem = { level: 'block', text: '还没有票种。', tab: 'ticket-types' };
const warn: PublishProblem = { level: 'warn', text: '没有正文。', tab: 'facts' };
const now = '2026-10-01T12:00:00';

function stepOf(
  conference: Partial<Conference>,
  rest: { problems?: PublishProblem[]; changes?: number; oldestAppliedAt?: string } = {},
) {
  const facts = { conference: { ...plainConference, ...conference }, problems: [], changes: 0, oldestAppliedAt: null };
  return nextStep({ ...facts, now, ...rest });
}
const withApplied = (applied: number) => ({ counts: { ...plainConference.counts, applied } });
const draft = { storedState: 'draft', conferenceState: 0 } as const;

test('a draft is first completed, at the page that mends it, then published', () => {
  expect(stepOf(draft, { problems: [warn, block] })).toEqual({
    title: '补齐 1 项才能发布',
    note: '还没有票种。',
    action: { kind: 'open', label: '加一种票', to: 'ticket-types' },
  });
  expect(stepOf(draft, { problems: [warn] }).action).toEqual({ kind: 'publish', label: '发布' });
});

test('applications come before unpublished changes, and changes that cannot be published before both', () => {
  const applied = withApplied(2);
  expect(stepOf(applied, { changes: 3, oldestAppliedAt: '2026-10-01T07:00:00' })).toEqual({
    title: '审核 2 份报名',
    note: '最久的等了 5 小时。11-10 18:00 自动截止报名，不用你管。',
    action: { kind: 'open', label: '审核 2 份', to: 'attendees?state=applied' },
  });
  expect(stepOf({}, { changes: 3 })).toMatchObject({
    title: '发布 3 处修改',
    action: { kind: 'publish', label: '看过再发布' },
  });
  expect(stepOf(applied, { changes: 1, problems: [block] }).title).toBe('补齐 1 项才能发布');
});

test('otherwise it says what happens by itself, and when', () => {
  expect(stepOf({ conferenceState: 1 })).toEqual({
    title: '等报名开始',
    note: '09-01 09:00 自动开始报名，不用你管。',
  });
  expect(stepOf({ conferenceState: 2 }).title).toBe('等报名截止');
  expect(stepOf({ conferenceState: 3 })).toEqual({ title: '等会议开始', note: '11-20 09:00 会议开始。' });
});

test('a running conference is led from the command desk, one that is over is archived', () => {
  expect(stepOf({ ...withApplied(2), conferenceState: 4 }).action).toMatchObject({ kind: 'open', to: 'command' });
  expect(stepOf({ ...withApplied(2), conferenceState: 5 }).action?.kind).toBe('archive');
  expect(stepOf({ storedState: 'archived', conferenceState: 6 }).action).toBeUndefined();
  expect(stepOf({ storedState: 'cancelled', conferenceState: 7, cancelledReason: '台风' }).note).toBe('原因：台风');
});

test('one taken off the site goes on by its times', () => {
  expect(stepOf({ isActived: false, conferenceState: 0 }).title).toBe('等报名截止');
  expect(stepOf({ isActived: false, conferenceState: 0, endTime: '2026-09-30T09:00:00' }).title).toBe('归档');
});
