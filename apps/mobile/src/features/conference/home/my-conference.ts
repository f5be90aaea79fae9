import type { getMyConference } from '@tuyuan/contract/conference/my-conference.ts';
import type { OutputOf } from '@tuyuan/contract/endpoint.ts';

export type MyConference = OutputOf<typeof getMyConference>;

/** announced, registering, registration closed: not on yet. */
export function isBefore({ conferenceState }: MyConference): boolean {
  return conferenceState >= 1 && conferenceState <= 3;
}
