import { useLazyFindVoteLinesQuery } from '@tuyuan/api-client/contest/vote-data.ts';
import { entryNumber } from '@tuyuan/contract/contest/entry-words.ts';
import type { VoteLine } from '@tuyuan/contract/contest/vote-data.ts';
import { voteLineWords } from '@tuyuan/contract/contest/vote-words.ts';
import { formatDateTime } from '@tuyuan/format/date.ts';
import { hashedText } from '@tuyuan/format/recount-votes.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { useState } from 'react';
import styles from './receipts-view.module.css';
import { sha256 } from './verify-log.ts';

const form = /^\s*(\d{1,9})-([0-9a-f]{64})\s*$/;

type Outcome = { readonly lines: readonly VoteLine[]; readonly isRight: boolean } | { readonly error: string };

/** Finds the line that a receipt stands for, and computes its hash in this browser. */
export function CheckReceipt({ activityId }: { readonly activityId: number }) {
  const [find, { isFetching }] = useLazyFindVoteLinesQuery();
  const [outcome, setOutcome] = useState<Outcome>();

  async function check(text: string): Promise<void> {
    const [, seq, receipt = ''] = form.exec(text) ?? [];
    if (seq === undefined) return setOutcome({ error: '回执像这样：12-3fa4…，请整段粘贴' });
    const { data } = await find({ activityId, seq: Number(seq), receipt });
    if (!data) return setOutcome({ error: '没有查到，请再试一次' });
    const hashes = await Promise.all(data.lines.map((line) => sha256(hashedText(line))));
    setOutcome({ lines: data.lines, isRight: data.lines.every((line, place) => line.hash === hashes[place]) });
  }

  return (
    <section className={styles.card}>
      <h2 className={styles.title}>核对回执</h2>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void check(String(new FormData(event.currentTarget).get('receipt') ?? ''));
        }}
      >
        <label htmlFor="receipt">回执</label>
        <textarea id="receipt" name="receipt" rows={3} spellCheck={false} placeholder="12-3fa4…" />
        <Button type="submit" isBusy={isFetching}>
          核对
        </Button>
      </form>
      <div role="status">{outcome && <Found outcome={outcome} />}</div>
    </section>
  );
}

function Found({ outcome }: { readonly outcome: Outcome }) {
  if ('error' in outcome) return <p className={styles.excluded}>{outcome.error}</p>;
  const { lines, isRight } = outcome;
  if (lines.length === 0) return <p className={styles.excluded}>日志里没有这张回执。</p>;
  return (
    <>
      <p className={isRight ? styles.right : styles.excluded}>
        {isRight ? '回执在日志里，哈希由这个浏览器算过，一致。' : '内容和哈希不符，请告诉主办方。'}
      </p>
      <ol className={styles.lines}>
        {lines.map(({ seq, kind, work, at, reason }) => (
          <li key={seq}>
            第 {seq} 条 · {voteLineWords[kind]} · 作品 {entryNumber(work)} · {formatDateTime(`${at.slice(0, 23)}Z`)}
            {reason !== '' && ` · ${reason}`}
          </li>
        ))}
      </ol>
    </>
  );
}
