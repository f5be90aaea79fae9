import type { OwnEntry } from '@tuyuan/contract/contest/entry.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useUpdateEntryMutation } from './entry.ts';
import { entryErrorText } from './entry-error-text.ts';

export interface EntryFields {
  readonly kind: OwnEntry['kind'];
  readonly imageIds: readonly number[];
  readonly title: string;
  readonly story: string;
  readonly category: string;
  readonly aiUse: OwnEntry['aiUse'];
  readonly explanation: string;
}

/** What has become of what was written. */
type DraftState = 'saved' | 'saving' | 'unsaved';

export const draftStateWords: Readonly<Record<DraftState, string>> = {
  saved: '已存',
  saving: '正在存',
  unsaved: '没有存上',
};

const saveAfterMs = 800;

function fieldsOf({ kind, pictures, title, story, category, aiUse, explanation }: OwnEntry): EntryFields {
  return { kind, imageIds: pictures.map(({ id }) => id), title, story, category, aiUse, explanation };
}

const isSame = (one: EntryFields, other: EntryFields) => JSON.stringify(one) === JSON.stringify(other);

/** What is written of a work: saved a moment after each change, one save at a time, and before the work is sent. */
export function useEntryDraft(entry: OwnEntry) {
  const [update] = useUpdateEntryMutation();
  const [fields, setFields] = useState(() => fieldsOf(entry));
  const [fault, setFault] = useState('');
  const [state, setState] = useState<DraftState>('saved');
  const latest = useRef(fields);
  const saved = useRef({ fields: fieldsOf(entry), revision: entry.revision });
  const running = useRef<Promise<boolean> | null>(null);
  if (entry.revision > saved.current.revision) saved.current = { ...saved.current, revision: entry.revision };

  async function store(): Promise<boolean> {
    while (!isSame(latest.current, saved.current.fields)) {
      const wanted = latest.current;
      const { data, error } = await update({
        ...wanted,
        imageIds: [...wanted.imageIds],
        id: entry.id,
        revision: saved.current.revision,
      });
      if (!data) {
        setFault(entryErrorText(error));
        setState('unsaved');
        return false;
      }
      saved.current = { fields: wanted, revision: data.revision };
    }
    setFault('');
    setState('saved');
    return true;
  }

  /** Returns whether all is saved. */
  function flush(): Promise<boolean> {
    running.current ??= store().finally(() => {
      running.current = null;
    });
    return running.current;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows what is written
  useEffect(() => {
    if (isSame(fields, saved.current.fields)) return;
    const timer = setTimeout(() => void flush(), saveAfterMs);
    return () => clearTimeout(timer);
  }, [fields]);

  const leave = useEffectEvent(() => void flush());
  useEffect(() => {
    const hide = () => document.visibilityState === 'hidden' && leave();
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('pagehide', leave);
    // What could not be saved without a network is saved when it is back.
    window.addEventListener('online', leave);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('online', leave);
    };
  }, []);
  // Of the refs only: the last words are saved after the page is gone, too.
  const last = useRef(flush);
  last.current = flush;
  useEffect(() => () => void last.current(), []);

  function change(more: Partial<EntryFields>): void {
    latest.current = { ...latest.current, ...more };
    setFields(latest.current);
    const isSaved = !running.current && isSame(latest.current, saved.current.fields);
    setState(isSaved ? 'saved' : 'saving');
  }

  /** For a work that is deleted: nothing of it is to be saved any more. */
  function drop(): void {
    latest.current = saved.current.fields;
  }

  return { fields, fault, state, change, flush, drop };
}
