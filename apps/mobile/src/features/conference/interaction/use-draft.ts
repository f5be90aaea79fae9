import { randomId } from '@tuyuan/api-client/random-id.ts';
import { useState } from 'react';

/** What is being written. It is kept above the tabs, so that looking at another one loses nothing. */
export interface Draft {
  readonly text: string;
  /** That text's own, however often it is tried. */
  readonly key: string;
  write(text: string): void;
  /** Empties it once `sent` was taken; what was written meanwhile stays. */
  taken(sent: string): void;
}

export function useDraft(): Draft {
  const [draft, setDraft] = useState(() => written(''));
  return {
    ...draft,
    write: (text) => setDraft(written(text)),
    taken: (sent) => setDraft((now) => (now.text === sent ? written('') : now)),
  };
}

function written(text: string): Pick<Draft, 'text' | 'key'> {
  return { text, key: randomId() };
}
