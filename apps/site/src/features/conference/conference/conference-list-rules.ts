import type { ConferenceCard } from '@tuyuan/contract/conference/conference-data.ts';

const mostShown = 100;

/** Filter of the list; "" for all. */
export interface ConferenceFilter {
  readonly city: string;
  /** `yyyy-MM`. */
  readonly month: string;
}

const monthPattern = /^\d{4}-(0[1-9]|1[0-2])$/;

export function readConferenceFilter(query: URLSearchParams): ConferenceFilter {
  const month = query.get('month') ?? '';
  return { city: (query.get('city') ?? '').slice(0, 30), month: monthPattern.test(month) ? month : '' };
}

export function conferencesPath({ city, month }: ConferenceFilter): string {
  const query = new URLSearchParams({ ...(city !== '' && { city }), ...(month !== '' && { month }) }).toString();
  return query === '' ? '/conference' : `/conference?${query}`;
}

/** Empty fields are left out, so that server and browser make the same request. */
export function conferencesArgument({ city, month }: ConferenceFilter) {
  return { maxResultCount: mostShown, ...(city !== '' && { city }), ...(month !== '' && { month }) };
}

/** 2026 年 11 月 of `2026-11`. */
export function monthText(month: string): string {
  return `${month.slice(0, 4)} 年 ${Number(month.slice(5, 7))} 月`;
}

const groups: readonly { readonly title: string; readonly states: readonly number[] }[] = [
  { title: '正在进行', states: [4] },
  { title: '可以报名', states: [2] },
  { title: '即将开始', states: [1, 3] },
  { title: '往期会议', states: [5, 6] },
  { title: '已取消', states: [7] },
];

export interface ConferenceGroup {
  readonly title: string;
  /** In the order the list came in. */
  readonly months: readonly { readonly month: string; readonly cards: readonly ConferenceCard[] }[];
}

/** By what they are doing now, in the order one looks for them, and by the month they begin in; empty groups are left out. */
export function groupConferences(cards: readonly ConferenceCard[]): ConferenceGroup[] {
  return groups.flatMap(({ title, states }) => {
    const found = cards.filter(({ conferenceState }) => states.includes(conferenceState));
    const byMonth = Map.groupBy(found, ({ startTime }) => startTime.slice(0, 7));
    const months = [...byMonth].map(([month, ofMonth]) => ({
      month,
      // Conferences in the same city are grouped.
      cards: [...Map.groupBy(ofMonth, ({ city }) => city).values()].flat(),
    }));
    return months.length > 0 ? [{ title, months }] : [];
  });
}
