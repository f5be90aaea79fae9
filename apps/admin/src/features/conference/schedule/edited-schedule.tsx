import type { DraftSession, ScheduleDraft } from '@tuyuan/contract/conference/schedule.ts';
import type { ScheduleColour } from '@tuyuan/contract/conference/schedule-fields.ts';
import { createContext, use } from 'react';
import { type Problem, roomName } from './schedule-problems.ts';
import type { Placing } from './use-placing.ts';

export interface EditedSchedule extends Placing {
  /** The draft with the sessions as shown on the screen. */
  readonly draft: ScheduleDraft;
  readonly problems: readonly Problem[];
  readonly mayEdit: boolean;
  /** Opens a session's form, or an empty one. */
  open(session: number | 'new'): void;
}

export const EditedScheduleContext = createContext<EditedSchedule | undefined>(undefined);

export function useEditedSchedule(): EditedSchedule {
  const edited = use(EditedScheduleContext);
  if (!edited) throw new Error('useEditedSchedule needs an EditedScheduleContext above it');
  return edited;
}

type Facts = Pick<ScheduleDraft, 'rooms' | 'tracks' | 'speakers'>;

/** Returns the colour of the session's track. */
export function colourOf({ trackId }: DraftSession, { tracks }: Facts): ScheduleColour {
  return tracks.find(({ id }) => id === trackId)?.colour ?? 'grey';
}

export function speakerNames({ speakerIds }: DraftSession, { speakers }: Facts): string {
  return speakerIds.flatMap((id) => speakers.find((speaker) => speaker.id === id)?.name ?? []).join('、');
}

/** Describes in words what a placed session's position and appearance show. */
export function sessionNote(
  { roomId, isCancelled, isRemoved }: DraftSession,
  facts: Facts,
  problems: readonly Problem[],
) {
  const state = isRemoved ? '将去掉' : isCancelled ? '已取消' : '';
  return [roomName(roomId, facts), state, ...problems.map(({ title }) => `冲突：${title}`)].filter(Boolean).join('，');
}
