import type { ConferenceCard } from '@tuyuan/contract/conference/conference-data.ts';
import { expect, it } from 'vitest';
import { conferencesPath, groupConferences, monthText, readConferenceFilter } from './conference-list-rules.ts';

const card = (id: number, conferenceState: number, startTime: string, city: string): ConferenceCard => ({
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
});

it('groups by what is on, then by month, with one place’s beside each other', () => {
  const grouped = groupConferences([
    card(1, 5, '2026-09-20T09:00:00', '昆明'),
    card(2, 2, '2026-12-01T09:00:00', '苏州'),
    card(3, 2, '2026-12-09T09:00:00', '丽江'),
    card(4, 2, '2026-12-20T09:00:00', '苏州'),
    card(5, 2, '2027-01-02T09:00:00', '苏州'),
  ]);
  expect(
    grouped.map(({ title, months }) => [
      title,
      ...months.map(({ month, cards }) => [month, ...cards.map(({ id }) => id)]),
    ]),
  ).toEqual([
    ['可以报名', ['2026-12', 2, 4, 3], ['2027-01', 5]],
    ['往期会议', ['2026-09', 1]],
  ]);
});

it('keeps its filter in the address and drops what is no month', () => {
  const filter = readConferenceFilter(new URLSearchParams('city=苏州&month=2026-12'));
  expect(readConferenceFilter(new URLSearchParams(conferencesPath(filter).split('?')[1]))).toEqual(filter);
  expect(readConferenceFilter(new URLSearchParams('month=2026-13'))).toEqual({ city: '', month: '' });
  expect(conferencesPath({ city: '', month: '' })).toBe('/conference');
  expect(monthText('2026-03')).toBe('2026 年 3 月');
});
