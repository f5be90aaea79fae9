import type { ManagedConference } from '@tuyuan/contract/conference-management.ts';
import { conferenceStateNumbers } from '@tuyuan/format/conference-words.ts';

/** Ended, archived or called off: the server takes nobody in any more, and lets nobody go. */
export function isOver({ conferenceState }: Pick<ManagedConference, 'conferenceState'>): boolean {
  return conferenceState >= conferenceStateNumbers.ended;
}
