import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import type { ActivityInfo } from '@tuyuan/contract/contest/activity-data.ts';
import { voteLogPath } from '@tuyuan/contract/contest/contest-path.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { wireClock, wireDay } from '@tuyuan/format/wire-day.ts';
import { Button, ButtonLink } from '@tuyuan/ui/button.tsx';
import { useState } from 'react';
import { useWireNow } from '../../../shared/use-wire-now.ts';
import styles from './receipts-view.module.css';
import { type Verified, verifyLog } from './verify-log.ts';

type Stage = Verified | 'idle' | 'working' | 'failed';

/** Downloads the whole log and counts it again in this browser, once the vote has ended. */
export function VerifyCard({ activity: { id, stages } }: { readonly activity: ActivityInfo }) {
  const now = useWireNow();
  const [stage, setStage] = useState<Stage>('idle');
  const isOver = stages.vote !== null && now !== undefined && now >= stages.vote.to;
  const path = resourceUrl(voteLogPath(id));

  async function verify(): Promise<void> {
    setStage('working');
    try {
      const answer = await fetch(path);
      setStage(answer.ok ? await verifyLog(await answer.text()) : 'failed');
    } catch {
      setStage('failed');
    }
  }

  return (
    <section className={styles.card}>
      <h2 className={styles.title}>验算整份日志</h2>
      <p className={styles.note}>
        每一票、每次撤回和剔除都是日志里的一条，后一条含着前一条的哈希，改动任何一条都会被发现。日志里没有姓名、手机号和地址。
      </p>
      {isOver ? (
        <>
          <Button isBusy={stage === 'working'} onClick={() => void verify()}>
            在这个浏览器里重算
          </Button>
          <ButtonLink href={path} icon="download">
            下载日志
          </ButtonLink>
          <p className={styles.note}>
            下载后也可以用命令行验算：<code>pnpm tuyuan recount votes-{id}.ndjson</code>
          </p>
        </>
      ) : (
        stages.vote && (
          <p className={styles.note}>
            {wireDay(stages.vote.to)} {wireClock(stages.vote.to)} 投票结束后，任何人都能下载和验算。
          </p>
        )
      )}
      <div role="status">
        {stage === 'failed' && <p className={styles.excluded}>日志没有读到，请再试一次。</p>}
        {typeof stage === 'object' && <Result verified={stage} />}
      </div>
    </section>
  );
}

function Result({ verified: { sums, faults } }: { readonly verified: Verified }) {
  return (
    <>
      <p className={faults.length === 0 ? styles.right : styles.excluded}>
        {faults.length === 0 ? '链完整，重算和榜一票不差。' : `不一致：${faults.slice(0, 5).join('；')}`}
      </p>
      <p className={styles.note}>
        日志 {formatCount(sums.length)} 条：投出 {formatCount(sums.casts)} − 撤回 {formatCount(sums.withdrawn)} − 待查{' '}
        {formatCount(sums.quarantined)} − 剔除 {formatCount(sums.removed)} = 有效 {formatCount(sums.valid)}
      </p>
    </>
  );
}
