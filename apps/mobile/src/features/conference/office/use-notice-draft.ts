import { randomId } from '@tuyuan/api-client/random-id.ts';
import { useEffect, useState } from 'react';
import { readKept, writeKept } from '../../../shared/kept/kept-store.ts';
import { useMeeting } from '../../../shared/meeting/meeting-context.tsx';
import { emptyDraft, type NoticeDraft } from './notice-draft.ts';

/** Returns the notice being written, which the phone keeps until it is sent. */
export function useNoticeDraft(): [NoticeDraft, (part: Partial<NoticeDraft>) => void, () => void] {
  const { userId, conferenceId } = useMeeting().user;
  const key = `${conferenceId} ${userId} notice-draft`;
  const [draft, setDraft] = useState(emptyDraft);
  useEffect(() => {
    let isWanted = true;
    void readKept<NoticeDraft>(key).then(
      // Text typed meanwhile is newer than the stored draft.
      (kept) => isWanted && kept && setDraft((now) => (now === emptyDraft ? { ...emptyDraft, ...kept.data } : now)),
    );
    return () => {
      isWanted = false;
    };
  }, [key]);
  function become(next: NoticeDraft) {
    setDraft(next);
    void writeKept(key, { data: next, at: Date.now() });
  }
  return [draft, (part) => become({ ...draft, ...part, key: randomId() }), () => become(emptyDraft)];
}
