import type { ListedConference } from '@tuyuan/contract/conference/conference-data.ts';
import { expect, it } from 'vitest';
import { conferencesPath, divideConferences, monthText, readConferenceFilter } from './conference-list-rules.ts';

const card = (id: number, conferenceState: number, startTime: string, city: string): ListedConference => ({
  id,
  title: `会议 ${id}`,
  summary: '',
  conferenceState,
  cover: '',
  city,
  location: '',
  startTime,
  endTime: startTime,
  regStartTime: startTime,
  regEndTime: startTime,
  liveOn: false,
  registration: 'open',
  capacity: null,
  remaining: null,
});

it('shows what runs large, else what comes next, and the ended apart', () => {
  const ended = card(1, 5, '2026-09-20T09:00:00', '昆明');
  const running = card(2, 4, '2026-11-24T09:00:00', '苏州');
  const next = card(3, 2, '2026-12-09T09:00:00', '丽江');
  const off = card(4, 7, '2026-12-02T09:00:00', '苏州');
  expect(divideConferences([running, off, next, ended])).toEqual({
    featured: running,
    coming: [off, next],
    ended: [ended],
  });
  expect(divideConferences([off, next, ended]).featured).toBe(next);
  expect(divideConferences([off, ended]).featured).toBeUndefined();
});

it('keeps its filter in the address and drops what is no month', () => {
  const filter = readConferenceFilter(new URLSearchParams('city=苏州&month=2026-12'));
  expect(readConferenceFilter(new URLSearchParams(conferencesPath(filter).split('?')[1]))).toEqual(filter);
  expect(readConferenceFilter(new URLSearchParams('month=2026-13'))).toEqual({ city: '', month: '' });
  expect(conferencesPath({ city: '', month: '' })).toBe('/conference');
  expect(monthText('2026-03')).toBe('2026 年 3 月');
});
