import { expect, test } from 'vitest';
import { conferenceAction } from './conference-action.ts';

test.each([
  [2, 'open', false, '报名', '/attend?id=7'],
  [2, 'waitlist', false, '加入候补', '/attend?id=7'],
  [2, 'full', false, '看议程', '/conference/detail?id=7'],
  [1, 'notYet', false, '看介绍', '/conference/brief?id=7'],
  [3, 'closed', true, '看门票', '/user/main/conference'],
  [4, 'closed', true, '出示入场码', '/user/main/conference'],
  [5, 'closed', true, '看资料', '/conference/detail/attachment?id=7'],
  [7, 'cancelled', true, '看说明', '/conference/brief?id=7'],
] as const)('state %i, registration %s, joined %s: %s', (conferenceState, registration, isJoined, label, href) => {
  expect(conferenceAction({ id: 7, conferenceState, registration }, isJoined)).toMatchObject({ label, href });
});
