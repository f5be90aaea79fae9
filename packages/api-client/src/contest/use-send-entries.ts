import type { ActivityInfo } from '@tuyuan/contract/contest/activity-data.ts';
import type { OwnEntry } from '@tuyuan/contract/contest/entry.ts';
import { useRef, useState } from 'react';
import { useSubmitEntriesMutation } from './entry.ts';

interface Sent {
  readonly activity: ActivityInfo;
  readonly entries: readonly OwnEntry[];
  say(text: string, tone: 'success' | 'error'): void;
}

/** Of the section with the rights. */
export const rightsId = 'entry-rights';

/** Goes to a work's card. */
function goTo(id: number): void {
  const card = document.getElementById(`entry-${id}`);
  card?.scrollIntoView({ block: 'start' });
  card?.focus({ preventScroll: true });
}

/** Sends what passes without what does not, once all that was written is saved; then goes to the first problem. */
export function useSendEntries({ activity, entries, say }: Sent) {
  const [submit] = useSubmitEntriesMutation();
  const [isSending, setSending] = useState(false);
  const [isAgreed, setAgreed] = useState(false);
  const flushes = useRef(new Map<number, () => Promise<boolean>>());

  function keepFlush(id: number, flush: (() => Promise<boolean>) | null): void {
    if (flush) flushes.current.set(id, flush);
    else flushes.current.delete(id);
  }

  async function send(): Promise<void> {
    if (isSending || entries.length === 0) return;
    if (!isAgreed) {
      // The first problem is the rights: the one box to tick.
      say('先同意权利说明', 'error');
      document.querySelector<HTMLElement>(`#${rightsId} input`)?.focus();
      return;
    }
    setSending(true);
    // One whose last words are not saved is not sent as it was before them; its card says why.
    const saved = await Promise.all(entries.map(async ({ id }) => (await flushes.current.get(id)?.()) ?? true));
    const ids = entries.flatMap(({ id }, index) => (saved[index] ? [id] : []));
    const unsaved = entries.find((_, index) => !saved[index]);
    if (ids.length === 0) {
      setSending(false);
      if (unsaved) goTo(unsaved.id);
      return;
    }
    const { data } = await submit({
      activityId: activity.id,
      ids,
      rightsVersion: activity.rules.rightsVersion,
    });
    setSending(false);
    if (!data) return;
    const { succeeded, failed } = data;
    const unsent = entries.length - ids.length + failed.length;
    const left = unsent > 0 ? `，${unsent} 件还要处理` : '';
    if (succeeded.length > 0) say(`已提交 ${succeeded.length} 件${left}`, 'success');
    else say(`没有能提交的${left}`, 'error');
    const first = unsaved ?? failed[0];
    if (first) goTo(first.id);
  }

  return { send, isSending, isAgreed, setAgreed, keepFlush };
}

export type Sending = ReturnType<typeof useSendEntries>;
