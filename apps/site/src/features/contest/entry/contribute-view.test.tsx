// @vitest-environment happy-dom
import type { ActivityInfo } from '@tuyuan/contract/contest/activity-data.ts';
import { ActivityRules } from '@tuyuan/contract/contest/activity-rules.ts';
import type { OwnEntry } from '@tuyuan/contract/contest/entry.ts';
import { find } from '@tuyuan/ui/testing/mount.ts';
import { expect, test } from 'vitest';
import { renderSite } from '../../../shared/testing/render-site.tsx';
import { ContributeView } from './contribute-view.tsx';
// Loaded late by the view.
import './uploads/work-uploads.tsx';

const span = { from: '2026-11-01T09:00:00', to: '2026-12-03T20:00:00' };
const activity: ActivityInfo = {
  id: 7,
  name: '山与人',
  description: '',
  cover: '',
  startTime: span.from,
  endTime: span.to,
  registerStartTime: span.from,
  registerEndTime: span.to,
  deadline: span.to,
  progressState: 'voting',
  cancelledReason: '',
  works: 0,
  entrants: 1,
  reward: '',
  isMine: true,
  winner: null,
  detail: '',
  organiser: '',
  place: '',
  address: '',
  latitude: null,
  longitude: null,
  directions: '',
  stages: { register: span, submit: span, vote: span, judge: null, publicity: null },
  rules: ActivityRules.parse({ worksPerPerson: 1 }),
  allowActions: ['contribute', 'vote', 'withdraw'],
  entrant: { state: 'approved', reason: '', rightsVersion: 1 },
  ownWorks: 0,
  changes: [],
};
const sent: OwnEntry = {
  id: 3,
  activity: { id: 7, name: '山与人', progressState: 'voting' },
  number: 1,
  kind: 'single',
  category: '',
  categoryName: '',
  title: '雪山',
  story: '',
  aiUse: 'none',
  explanation: '',
  state: 'submitted',
  reason: '',
  isMended: false,
  isAppealed: false,
  pictures: [],
  checks: [],
  abilities: { edit: false, submit: false, withdraw: true, delete: false, appeal: false },
  deadline: null,
  revision: 1,
  submittedAt: '2026-11-02T10:00:00',
};

function showView(roles: string[], entries: readonly OwnEntry[], more: Partial<ActivityInfo> = {}) {
  const user = { id: 1, userName: 'lan', nickName: '阿岚', avatar: '', roles };
  const limits = { maxFileBytes: 1, maxPixels: 1, minPixels: 1, minLabels: 0, usedBytes: 0, limitBytes: null };
  return renderSite(<ContributeView />, {
    answers: {
      Get: { ...activity, ...more },
      GetMyWorks: { totalCount: entries.length, items: entries },
      GetUploads: { items: [], limits },
    },
    path: '/?id=7',
    state: { user, permissions: [], isRestored: true },
  });
}
const hasUploads = () => document.querySelector('[aria-label="上传"]') !== null;

test('who is no photographer is told how to become one', async () => {
  await showView(['user'], []);
  expect(document.body.textContent).toContain('摄影师才能投稿');
  expect(document.body.textContent).toContain('2026-12-03 20:00 投稿截止');
  expect(find<HTMLAnchorElement>('a[href="/user/main/apply"]').textContent).toBe('成为摄影师');
  expect(hasUploads()).toBe(false);
});

test('uploads stay in view when works fill every place, until the stage ends', async () => {
  const { unmount } = await showView(['photographer'], [sent], { allowActions: ['vote', 'withdraw'] });
  expect(hasUploads()).toBe(true);
  await unmount();
  await showView(['photographer'], [sent], { allowActions: ['vote'] });
  expect(document.body.textContent).toContain('雪山');
  expect(hasUploads()).toBe(false);
});
