import { randomId } from '@tuyuan/api-client/random-id.ts';
import { useState } from 'react';

/** Text being written. Kept above the tabs, so that switching tabs loses nothing. */
export interface Draft {
  readonly text: string;
  /** Idempotency key of the text, the same for every attempt. */
  readonly key: string;
  write(text: string): void;
  /** Clears the draft once `sent` was accepted; text written meanwhile stays. */
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
