import { type FeedbackKind, feedbackKinds, maxFeedbackPictures } from '@tuyuan/contract/community/feedback-words.ts';
import { useRef, useState } from 'react';

interface FeedbackDraft {
  readonly kind: FeedbackKind;
  readonly text: string;
  readonly contact: string;
  readonly pictureIds: readonly number[];
}

const blank: FeedbackDraft = { kind: 'problem', text: '', contact: '', pictureIds: [] };
/** The server keeps pictures that aren't sent for a day. */
const pictureLifeMs = 20 * 3_600_000;

/** What a person has begun to write, kept in this browser until it is sent. */
export function useFeedbackDraft(userId: number) {
  const key = `feedback-draft ${userId}`;
  const [draft, setDraft] = useState(() => readDraft(key));
  const latest = useRef(draft);
  return {
    draft,
    change(part: Partial<FeedbackDraft>): void {
      latest.current = { ...latest.current, ...part };
      setDraft(latest.current);
      storeDraft(key, latest.current);
    },
    forget: () => storeDraft(key, undefined),
  };
}

function storeDraft(key: string, draft: FeedbackDraft | undefined): void {
  try {
    if (draft) window.localStorage.setItem(key, JSON.stringify({ ...draft, at: Date.now() }));
    else window.localStorage.removeItem(key);
  } catch {
    // Without a store it is kept on the page only.
  }
}

function readDraft(key: string): FeedbackDraft {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return blank;
    const text = (name: string) => {
      const value: unknown = Reflect.get(kept, name);
      return typeof value === 'string' ? value : '';
    };
    const ids: unknown = Reflect.get(kept, 'pictureIds');
    const at: unknown = Reflect.get(kept, 'at');
    const areThere = typeof at === 'number' && Date.now() - at < pictureLifeMs;
    return {
      kind: feedbackKinds.find((kind) => kind === text('kind')) ?? blank.kind,
      text: text('text'),
      contact: text('contact'),
      pictureIds:
        areThere && Array.isArray(ids)
          ? ids.filter((id: unknown): id is number => Number.isInteger(id)).slice(0, maxFeedbackPictures)
          : [],
    };
  } catch {
    return blank;
  }
}
