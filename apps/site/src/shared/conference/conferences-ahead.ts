import { conferenceStateNumbers as states } from '@tuyuan/format/conference-words.ts';

/** Returns the argument for the first `count` current or future conferences. */
export function conferencesAhead(count: number) {
  return {
    maxResultCount: count,
    states: [states.announced, states.registering, states.regClosed, states.running],
  };
}
