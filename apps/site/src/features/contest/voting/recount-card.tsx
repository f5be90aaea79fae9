import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import { voteLogPath } from '@tuyuan/contract/contest/contest-path.ts';
import type { Board } from '@tuyuan/contract/contest/rank-data.ts';
import { riskWords } from '@tuyuan/contract/contest/rank-words.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { ButtonLink } from '@tuyuan/ui/button.tsx';
import { Icon } from '@tuyuan/ui/icon.tsx';
import { activityPaths as paths } from '../../../shared/contest/activity-paths.ts';
import styles from './rank-view.module.css';

interface CardProps {
  readonly board: Board;
}

/** Votes that were taken off for good, by why. */
export function ExcludedCard({ board: { sums, excluded, state } }: CardProps) {
  if (!sums || state === 'frozen') return null;
  const most = Math.max(1, ...excluded.map(({ removed }) => removed));
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>
        已剔除 {formatCount(sums.removed)} 票
        {sums.quarantined > 0 && <span className={styles.note}>另有 {formatCount(sums.quarantined)} 票待查</span>}
      </h2>
      <ul className={styles.reasons}>
        {excluded.map(({ kind, removed }) => (
          <li key={kind}>
            <span>
              {riskWords[kind]} <b>{formatCount(removed)}</b>
            </span>
            <span className={styles.meter}>
              <span style={{ width: `${(removed / most) * 100}%` }} />
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        {sums.removed === 0 ? '还没有剔除过。' : ''}被剔除的人都能看到原因；核实后恢复过 {formatCount(sums.restored)}{' '}
        票。
      </p>
    </section>
  );
}

/** How cast votes become those on the board, and where to count them oneself. */
export function RecountCard({ board, activityId }: CardProps & { readonly activityId: number }) {
  const { sums, onBoard, state } = board;
  const isOver = state === 'provisional' || state === 'final';
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>
        <Icon name="success" size={18} /> 任何人都能重算
      </h2>
      {sums && onBoard !== null ? (
        <>
          <dl className={styles.sums}>
            <Line name="投出" count={sums.casts} />
            <Line name="− 自己撤回" count={sums.withdrawn} />
            <Line name="− 待查，暂不上榜" count={sums.quarantined} />
            <Line name="− 已剔除" count={sums.removed} />
            <Line name="有效票" count={sums.valid} isSum />
            {sums.valid !== onBoard && <Line name="− 最近 60 秒，还没上榜" count={sums.valid - onBoard} />}
            <Line name="榜上有效票" count={onBoard} isSum />
          </dl>
          <p className={styles.note}>
            日志 {formatCount(sums.length)} 条，最后一条{' '}
            <code>
              {sums.hash.slice(0, 4)}…{sums.hash.slice(-4)}
            </code>
          </p>
        </>
      ) : (
        <p className={styles.note}>这个活动只公布名次，不公布票数。</p>
      )}
      {isOver && (
        <ButtonLink href={resourceUrl(voteLogPath(activityId))} isBlock icon="download">
          下载日志，自己验算
        </ButtonLink>
      )}
      <ButtonLink href={paths.votes(activityId)} isBlock>
        {isOver ? '在网页上验算' : '核对我的回执'}
      </ButtonLink>
    </section>
  );
}

function Line({ name, count, isSum = false }: { name: string; count: number; isSum?: boolean }) {
  return (
    <div className={isSum ? styles.sum : undefined}>
      <dt>{name}</dt>
      <dd>{formatCount(count)}</dd>
    </div>
  );
}
