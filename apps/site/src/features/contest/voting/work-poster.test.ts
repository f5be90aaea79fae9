import type { ActivityInfo } from '@tuyuan/contract/contest/activity-data.ts';
import { ActivityRules } from '@tuyuan/contract/contest/activity-rules.ts';
import type { Work } from '@tuyuan/contract/contest/work.ts';
import { expect, test } from 'vitest';
import { workPoster } from './work-poster.ts';

const camera = { make: '', model: '', lens: '', aperture: null, exposure: null, iso: null, focalLength: null };
const picture = { id: 9, version: 'v1', width: 3000, height: 2000, thumbhash: '', title: '', camera, takenAt: null };
const work: Work = {
  ...{ id: 4, number: 17, kind: 'single', categoryName: '', title: '雾中的船', story: '', aiUse: null },
  ...{ activity: { id: 7, name: '山与人', progressState: 'voting' }, pictures: [picture], author: null },
  ...{ isOwn: false, prizes: [], previous: null, next: null },
};
const span = { from: '2026-11-01T09:00:00', to: '2026-12-03T20:00:00' };
const activity: ActivityInfo = {
  ...{ id: 7, name: '山与人', description: '', cover: '', startTime: span.from, endTime: span.to, deadline: span.to },
  ...{ registerStartTime: span.from, registerEndTime: span.to, progressState: 'voting', works: 512, entrants: 200 },
  ...{
    reward: '',
    isMine: false,
    cancelledReason: '',
    detail: '',
    organiser: '',
    place: '',
    address: '',
    latitude: null,
  },
  ...{ longitude: null, directions: '', rules: ActivityRules.parse({ categories: [], prizes: [] }), allowActions: [] },
  ...{
    stages: { register: span, submit: span, vote: span, judge: null, publicity: null },
    entrant: null,
    ownWorks: 0,
    winner: null,
  },
  changes: [],
};

test('a poster that asks for votes has the number, the deadline and a code that tells its channel, and nobody’s votes', () => {
  const poster = workPoster(work, activity, '/activity/voteme?id=4&from=poster');
  expect(poster).toMatchObject({
    number: '0017',
    title: '雾中的船',
    lines: ['作者在评审结束之后公布', '山与人', '12 月 3 日 20:00 截止投票'],
    path: '/activity/voteme?id=4&from=poster',
    picture: { path: '/api/Resource/Work/4/1280/v1' },
  });
  expect(JSON.stringify(poster)).not.toContain('512');
});

test('there is no poster of a work without pictures', () => {
  expect(workPoster({ ...work, pictures: [] }, activity, '/x')).toBeUndefined();
});
