import { expect, it } from 'vitest';
import { closedText, phoneTip, wallName } from './conference-words.ts';

const times = { regStartTime: '2026-03-01T09:00:00', regEndTime: '2026-03-20T18:00:00', cancelledReason: '' };

it('says why nobody can register, and nothing where one can', () => {
  expect(closedText({ ...times, registration: 'waitlist' })).toBe('');
  expect(closedText({ ...times, registration: 'notYet' })).toBe('报名未开始，3 月 1 日 09:00 开放');
  expect(closedText({ ...times, registration: 'closed' })).toBe('报名已于 3 月 20 日 18:00 截止');
  expect(closedText({ ...times, registration: 'cancelled', cancelledReason: '台风' })).toBe('会议已取消：台风');
});

it('says of the phone’s code what it is good for in each state', () => {
  const tip = (conferenceState: number) => phoneTip({ ...times, conferenceState, registration: 'closed' });
  expect(tip(1).title).toBe('报名未开始，3 月 1 日 09:00 开放');
  expect(tip(4).title).toContain('凭票扫码进入');
  expect([tip(5).title, tip(6).title]).toEqual(['会议已结束，可看资料', '会议已结束，可看资料']);
  expect([1, 2, 3, 4, 5, 6, 7].map((state) => tip(state).hasCode)).toEqual([true, true, true, true, true, true, false]);
});

it('calls nothing live that is over', () => {
  expect([2, 4, 5, 6].map((conferenceState) => wallName({ conferenceState }))).toEqual([
    '图片直播',
    '图片直播',
    '现场照片',
    '现场照片',
  ]);
});
