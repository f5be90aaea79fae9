import type { DraftSession, ScheduleDraft } from '@tuyuan/contract/conference/schedule.ts';
import { speakerNames } from './edited-schedule.tsx';

/** Returns whether the title or a speaker contains the keyword; an empty one matches all. */
export function matchesKeyword(session: DraftSession, draft: ScheduleDraft, keyword: string): boolean {
  const word = keyword.trim().toLowerCase();
  return `${session.title} ${speakerNames(session, draft)}`.toLowerCase().includes(word);
}
