import {
  useCreateSessionMutation,
  usePlaceSessionMutation,
  useUpdateSessionMutation,
} from '@tuyuan/api-client/conference/schedule-management.ts';
import type { DraftSession } from '@tuyuan/contract/conference/schedule.ts';
import { useRef } from 'react';

/** Returns the session's content, without its place. */
function contentOf({ title, abstract, kind, trackId, durationMinutes, seatLimit, speakerIds }: DraftSession) {
  return { title, abstract, kind, trackId, durationMinutes, seatLimit, speakerIds };
}

function isOtherContent(one: DraftSession, other: DraftSession): boolean {
  const whole = (session: DraftSession) => [contentOf(session), session.isCancelled, session.cancelledReason];
  return JSON.stringify(whole(one)) !== JSON.stringify(whole(other));
}

/** Saves a session's content and then its place, each only if changed; a part already saved isn't saved again after a failure. */
export function useSaveSession(conferenceId: number) {
  const [create] = useCreateSessionMutation();
  const [update] = useUpdateSessionMutation();
  const [place] = usePlaceSessionMutation();
  /** The session created by a first attempt whose second half failed. */
  const made = useRef<DraftSession>(undefined);

  async function saveContent(before: DraftSession, next: DraftSession): Promise<DraftSession> {
    if (before.id === 0) return create({ conferenceId, ...contentOf(next) }).unwrap();
    if (!isOtherContent(before, next)) return before;
    const { id, revision } = before;
    const { isCancelled, cancelledReason } = next;
    return update({ id, revision, ...contentOf(next), isCancelled, cancelledReason }).unwrap();
  }

  return async (session: DraftSession, next: DraftSession): Promise<void> => {
    const before = made.current && made.current.revision > session.revision ? made.current : session;
    const saved = await saveContent(before, next);
    made.current = saved;
    const { startTime, roomId, durationMinutes } = next;
    if (saved.startTime === startTime && saved.roomId === roomId) return;
    const { id, revision } = saved;
    made.current = await place({ conferenceId, id, revision, startTime, roomId, durationMinutes }).unwrap();
  };
}
