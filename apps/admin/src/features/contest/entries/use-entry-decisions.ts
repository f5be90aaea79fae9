import { useDecideEntriesMutation, useUndoEntryDecisionMutation } from '@tuyuan/api-client/contest/entry-management.ts';
import type { ManagedEntry } from '@tuyuan/contract/contest/entry-management.ts';
import {
  type EntryDecision,
  type EntryReason,
  entryNumber,
  entryReasonCodes,
} from '@tuyuan/contract/contest/entry-words.ts';
import { App } from 'antd';
import { useState } from 'react';
import { failureText } from '../../../shared/failure-text.ts';

const done: Readonly<Record<EntryDecision, string>> = {
  accept: '已入围，已通知作者',
  askFix: '已要求修改，已通知作者',
  reject: '未通过，已通知作者',
  second: '留给另一位审核员',
};
/** These need no reason. */
const bare: readonly EntryDecision[] = ['accept', 'second'];

/** The reviewer's reasons and words, what they decide with them, and the last decision taken back. */
export function useEntryDecisions(onDecided: (ids: readonly number[]) => void) {
  const { message } = App.useApp();
  const [decide, { isLoading: isDeciding }] = useDecideEntriesMutation();
  const [takeBack, { isLoading: isUndoing }] = useUndoEntryDecisionMutation();
  const [reasons, setReasons] = useState<readonly EntryReason[]>([]);
  const [words, setWords] = useState('');
  /** Decisions of this visit that can be taken back, the last at the end. */
  const [taken, setTaken] = useState<readonly ManagedEntry[]>([]);

  function toggle(reason: EntryReason): void {
    setReasons((now) =>
      entryReasonCodes.filter((code) => (code === reason ? !now.includes(code) : now.includes(code))),
    );
  }

  async function settle(entries: readonly ManagedEntry[], decision: EntryDecision): Promise<void> {
    if (isDeciding || entries.length === 0) return;
    if (!bare.includes(decision) && reasons.length === 0 && words.trim() === '') {
      message.warning('先选原因，或写给作者的话');
      return;
    }
    try {
      const { succeeded, failed } = await decide({
        items: entries.map(({ id, revision }) => ({ id, revision })),
        decision,
        ...(bare.includes(decision) ? {} : { reasons: [...reasons], message: words.trim() }),
      }).unwrap();
      const decided = entries.filter(({ id }) => succeeded.includes(id));
      setTaken((now) => [...now, ...decided.map((entry) => ({ ...entry, revision: entry.revision + 1 }))]);
      onDecided(succeeded);
      if (decided.length > 0) {
        setReasons([]);
        setWords('');
        const [only] = decided;
        const name = decided.length === 1 && only ? nameOf(only) : `${decided.length} 件作品`;
        message.success(`${name}${done[decision]}`);
      }
      for (const { id, message: why } of failed) {
        const entry = entries.find((each) => each.id === id);
        message.error(`${entry ? nameOf(entry) : ''}没有处理：${why}`);
      }
    } catch (thrown) {
      message.error(failureText(thrown));
    }
  }

  async function undo(entry: ManagedEntry | undefined = taken.at(-1)): Promise<void> {
    if (!entry || isUndoing) return;
    setTaken((now) => now.filter(({ id }) => id !== entry.id));
    try {
      await takeBack({ id: entry.id, revision: entry.revision }).unwrap();
      message.success(`${nameOf(entry)}的决定撤销了`);
    } catch (thrown) {
      message.error(failureText(thrown));
    }
  }

  return { reasons, words, setWords, toggle, settle, undo, lastTaken: taken.at(-1), isBusy: isDeciding || isUndoing };
}

export type EntryDecisions = ReturnType<typeof useEntryDecisions>;

function nameOf({ number, title }: ManagedEntry): string {
  return `${number === null ? '' : entryNumber(number)}「${title}」`;
}
