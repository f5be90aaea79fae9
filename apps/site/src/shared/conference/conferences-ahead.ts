import { conferenceStateNumbers as states } from '@tuyuan/format/conference-words.ts';

/** The argument of the first `count` conferences that are on or still to come. */
export function conferencesAhead(count: number) {
  return {
    maxResultCount: count,
    states: [states.announced, states.registering, states.regClosed, states.running],
  };
}
