import type { ConferenceDraft } from '@tuyuan/contract/conference/conference-management.ts';
import { conferenceStateNumbers } from '@tuyuan/format/conference-words.ts';

export const conferenceStages = ['draft', 'announced', 'registering', 'regClosed', 'running', 'ended'] as const;
export type ConferenceStage = (typeof conferenceStages)[number];

export type StagedConference = Pick<
  ConferenceDraft,
  | 'storedState'
  | 'conferenceState'
  | 'isActived'
  | 'regStartTime'
  | 'regEndTime'
  | 'startTime'
  | 'endTime'
  | 'createdAt'
  | 'publishedAt'
  | 'version'
>;

/** Returns how far the conference has come at `now`, a wire time; one taken off the site goes on by its times. */
export function conferenceStage(conference: StagedConference, now: string): ConferenceStage {
  const { storedState, conferenceState, isActived, regStartTime, regEndTime, startTime, endTime } = conference;
  if (storedState === 'draft') return 'draft';
  const shown = conferenceStages.find((stage) => conferenceStateNumbers[stage] === conferenceState);
  if (isActived && shown !== undefined) return shown;
  if (now >= endTime) return 'ended';
  if (now >= startTime) return 'running';
  if (now >= regEndTime) return 'regClosed';
  return now >= regStartTime ? 'registering' : 'announced';
}

/** Returns when each stage began or begins; null where that is not known. */
export function stageTimes(conference: StagedConference): Readonly<Record<ConferenceStage, string | null>> {
  return {
    draft: conference.createdAt,
    announced: conference.storedState !== 'draft' && conference.version === 1 ? conference.publishedAt : null,
    registering: conference.regStartTime,
    regClosed: conference.regEndTime,
    running: conference.startTime,
    ended: conference.endTime,
  };
}
