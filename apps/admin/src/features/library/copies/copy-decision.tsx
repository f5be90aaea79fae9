import { useDecideCopyCaseMutation, useReopenCopyCaseMutation } from '@tuyuan/api-client/library/image-copy.ts';
import { type CopyDecision, copyDecisions } from '@tuyuan/contract/library/copy-words.ts';
import type { CopyCase } from '@tuyuan/contract/library/image-copy.ts';
import { App, Button, Input } from 'antd';
import { useState } from 'react';
import { KeyHint } from '../../../shared/key-hint.tsx';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { useAttempt } from '../../../shared/use-attempt.ts';
import { useKeys } from '../../../shared/use-keys.ts';
import { fullMoment } from '../../../shared/wire-moment.ts';
import styles from './copy-desk.module.css';
import { decidedTitles, decisionTitles } from './copy-words.ts';

/** The four decisions on a pair, or the one that was made. */
export function CopyDecisionPanel({ pair }: { readonly pair: CopyCase }) {
  return (
    <section className={styles.panel} aria-label="处理">
      <h2>处理</h2>
      {pair.decision === null ? <Decide pair={pair} /> : <Decided pair={pair} decision={pair.decision} />}
    </section>
  );
}

function Decide({ pair }: { readonly pair: CopyCase }) {
  const [decide, { isLoading }] = useDecideCopyCaseMutation();
  const [note, setNote] = useState('');
  const may = usePermissions();
  const { modal } = App.useApp();
  const attempt = useAttempt();
  const mayDecide = may('Pages.Copies.Edit');
  const allowed = (decision: CopyDecision) =>
    (decision !== 'copyOffline' && decision !== 'originalOffline') || may('Pages.Images.Review');

  async function end(decision: CopyDecision): Promise<void> {
    if (!mayDecide || !allowed(decision) || isLoading) return;
    const down = decision === 'copyOffline' ? pair.copy : decision === 'originalOffline' ? pair.original : null;
    const isSure =
      down === null ||
      (await modal.confirm({
        title: `下架「${down.title || down.no}」？`,
        content: `${down.author.name} 会收到通知，理由是「与已有图片重复」${note.trim() === '' ? '' : '和你写的说明'}。还在审核的会退回给作者。`,
        okText: '下架',
        okButtonProps: { danger: true },
      }));
    if (isSure) await attempt(() => decide({ id: pair.id, decision, note }).unwrap(), decidedTitles[decision]);
  }

  useKeys((key) => {
    const decision = copyDecisions[Number(key) - 1];
    if (!decision) return false;
    void end(decision);
    return true;
  });

  if (!mayDecide) return <p className={styles.minor}>你可以看，处理要有「处理疑似翻版」的权限。</p>;
  return (
    <div className={styles.decisions}>
      {pair.note !== '' && <p className={styles.minor}>重新打开的理由：{pair.note}</p>}
      {copyDecisions.map((decision, place) => (
        <Button
          key={decision}
          block
          danger={decision === 'copyOffline'}
          type={decision === 'copyOffline' ? 'primary' : 'default'}
          disabled={!allowed(decision)}
          loading={isLoading}
          onClick={() => void end(decision)}
        >
          {decisionTitles[decision]} <KeyHint keys={[String(place + 1)]} />
        </Button>
      ))}
      <Input.TextArea
        aria-label="说明"
        placeholder="说明，选填；下架时作者会看到"
        maxLength={300}
        rows={3}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </div>
  );
}

function Decided({ pair, decision }: { readonly pair: CopyCase; readonly decision: CopyDecision }) {
  const [reopen, { isLoading }] = useReopenCopyCaseMutation();
  const [reason, setReason] = useState<string | null>(null);
  const may = usePermissions();
  const attempt = useAttempt();
  const isEmpty = reason === null || reason.trim() === '';
  return (
    <div className={styles.decisions}>
      <p>
        <b>{decidedTitles[decision]}</b>{' '}
        <span className={styles.minor}>
          {pair.decidedBy ?? '已注销的用户'} {pair.decidedAt && fullMoment(pair.decidedAt)}
        </span>
      </p>
      {pair.note !== '' && <p>{pair.note}</p>}
      {may('Pages.Copies.Edit') &&
        (reason === null ? (
          <Button onClick={() => setReason('')}>重新打开</Button>
        ) : (
          <>
            <Input.TextArea
              aria-label="重新打开的理由"
              placeholder="为什么重新打开；已下架的图片不会自动上架"
              maxLength={300}
              rows={3}
              autoFocus
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
            <Button
              type="primary"
              disabled={isEmpty}
              loading={isLoading}
              onClick={() => void attempt(() => reopen({ id: pair.id, reason }).unwrap(), '已重新打开')}
            >
              重新打开
            </Button>
          </>
        ))}
    </div>
  );
}
