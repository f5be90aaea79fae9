import type { ListedConference } from '@tuyuan/contract/conference/conference-data.ts';
import { conferenceStateNumbers as states } from '@tuyuan/format/conference-words.ts';
import { attachmentPath, attendPath, briefPath, conferencePath } from './conference-paths.ts';

interface ConferenceAction {
  readonly label: string;
  readonly href: string;
  /** Whether it is what the site wants people to do: registering, showing the ticket. */
  readonly isMain: boolean;
}

/** Returns the one thing to do with a conference in its state, for those with a ticket and for all others. */
export function conferenceAction(
  { id, conferenceState, registration }: Pick<ListedConference, 'id' | 'conferenceState' | 'registration'>,
  isJoined: boolean,
): ConferenceAction {
  if (conferenceState === states.cancelled) return { label: '看说明', href: briefPath(id), isMain: false };
  if (conferenceState === states.ended || conferenceState === states.archived)
    return { label: '看资料', href: attachmentPath(id), isMain: false };
  if (isJoined)
    return conferenceState === states.running
      ? { label: '出示入场码', href: '/user/main/conference', isMain: true }
      : { label: '看门票', href: '/user/main/conference', isMain: true };
  if (registration === 'open') return { label: '报名', href: attendPath(id), isMain: true };
  if (registration === 'waitlist') return { label: '加入候补', href: attendPath(id), isMain: false };
  return conferenceState === states.announced
    ? { label: '看介绍', href: briefPath(id), isMain: false }
    : { label: '看议程', href: conferencePath(id), isMain: false };
}
