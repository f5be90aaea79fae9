import type { ListedConference } from '@tuyuan/contract/conference/conference-data.ts';
import { conferenceStateNumbers as states } from '@tuyuan/format/conference-words.ts';

const maxShown = 100;

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
  return { maxResultCount: maxShown, ...(city !== '' && { city }), ...(month !== '' && { month }) };
}

/** 2026 年 11 月 of `2026-11`. */
export function monthText(month: string): string {
  return `${month.slice(0, 4)} 年 ${Number(month.slice(5, 7))} 月`;
}

export interface ConferenceParts {
  /** What runs, else what comes next; shown large. */
  readonly featured: ListedConference | undefined;
  readonly coming: readonly ListedConference[];
  readonly ended: readonly ListedConference[];
}

/** Divides the list, in its own order, by what one looks for. What was called off stands among the coming until it would have ended. */
export function divideConferences(cards: readonly ListedConference[]): ConferenceParts {
  const isOver = ({ conferenceState }: ListedConference) =>
    conferenceState === states.ended || conferenceState === states.archived;
  const ahead = cards.filter((card) => !isOver(card));
  const featured =
    ahead.find(({ conferenceState }) => conferenceState === states.running) ??
    ahead.find(({ conferenceState }) => conferenceState !== states.cancelled);
  return { featured, coming: ahead.filter((card) => card !== featured), ended: cards.filter(isOver) };
}
