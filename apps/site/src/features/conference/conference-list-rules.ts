import type { ConferenceCard } from '@tuyuan/contract/conference-data.ts';

const mostShown = 100;

/** Left out where it is empty, so that server and browser ask the same. */
export function conferencesArgument(city: string) {
  return { maxResultCount: mostShown, ...(city !== '' && { city }) };
}

const groups: readonly { readonly title: string; readonly states: readonly number[] }[] = [
  { title: '正在进行', states: [4] },
  { title: '可以报名', states: [2] },
  { title: '即将开始', states: [1, 3] },
  { title: '往期会议', states: [5, 6] },
  { title: '已取消', states: [7] },
];

/** In the order one looks for them; empty groups are left out. */
export function groupByState(cards: readonly ConferenceCard[]): [string, ConferenceCard[]][] {
  return groups.flatMap(({ title, states }): [string, ConferenceCard[]][] => {
    const found = cards.filter(({ conferenceState }) => states.includes(conferenceState));
    return found.length > 0 ? [[title, found]] : [];
  });
}

/** `2026-05-01 – 05-03`. */
export function spanText(startTime: string, endTime: string): string {
  const [from, to] = [startTime.slice(0, 10), endTime.slice(0, 10)];
  if (from === to) return from;
  return `${from} – ${from.slice(0, 4) === to.slice(0, 4) ? to.slice(5) : to}`;
}
