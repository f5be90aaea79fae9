import type { ActivityInfo } from '@tuyuan/contract/contest/activity-data.ts';
import type { OwnEntry } from '@tuyuan/contract/contest/entry.ts';

const span = { from: '2026-11-01T00:00:00', to: '2026-12-01T00:00:00' };

/** For tests: an activity that takes works in and is voted on. */
export function activityInfo(given: Partial<ActivityInfo> = {}): ActivityInfo {
  return {
    id: 3,
    name: '家乡的河',
    description: '',
    cover: '',
    startTime: span.from,
    endTime: span.to,
    registerStartTime: span.from,
    registerEndTime: span.to,
    progressState: 'voting',
    deadline: span.to,
    works: 2,
    entrants: 2,
    reward: '',
    isMine: false,
    cancelledReason: '',
    detail: '',
    organiser: '',
    place: '',
    address: '',
    latitude: null,
    longitude: null,
    directions: '',
    stages: { register: span, submit: span, vote: span, judge: null, publicity: null },
    rules: {
      entryKinds: ['single', 'series'],
      seriesMost: 8,
      categories: [{ key: 'city', name: '城市' }],
      worksPerPerson: 5,
      minLongEdge: 2000,
      maxMegabytes: 50,
      needsExif: false,
      capturedFrom: null,
      capturedTo: null,
      aiAllowed: 'assisted',
      approvesEntrants: false,
      hasTeams: false,
      isBlind: false,
      comments: 'post',
      voting: {
        perDay: 3,
        inAll: 10,
        perCategoryDay: null,
        voters: 'user',
        takeBackMinutes: 10,
        showsVotes: true,
        freezeHours: 0,
      },
      juryShare: 0,
      prizes: [],
      rights: { yours: '著作权', ours: '展览', never: '转让' },
      rightsVersion: 2,
    },
    allowActions: [],
    entrant: null,
    ownWorks: 0,
    changes: [],
    ...given,
  };
}

/** For tests: a draft that nothing was written of. */
export function ownEntry(given: Partial<OwnEntry> = {}): OwnEntry {
  return {
    id: 8,
    activity: { id: 3, name: '家乡的河', progressState: 'submitting' },
    number: null,
    kind: 'single',
    category: '',
    categoryName: '',
    title: '',
    story: '',
    aiUse: null,
    explanation: '',
    state: 'draft',
    reason: '',
    isMended: false,
    pictures: [{ id: 5, version: 'v', width: 3000, height: 2000, thumbhash: '', title: '' }],
    checks: [],
    abilities: { edit: true, submit: false, withdraw: false, delete: true },
    deadline: '2026-12-01T00:00:00',
    revision: 1,
    submittedAt: null,
    ...given,
  };
}
