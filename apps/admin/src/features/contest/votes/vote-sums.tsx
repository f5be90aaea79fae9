import type { VoteMonitor } from '@tuyuan/contract/contest/vote-management.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { shortMoment } from '../../../shared/wire-moment.ts';
import styles from './vote-sums.module.css';

/** The sums as they must add up, and the votes of each hour by what became of them. */
export function VoteSums({ monitor }: { readonly monitor: VoteMonitor }) {
  const { casts, withdrawn, quarantined, removed, valid, hours } = monitor;
  return (
    <section className={styles.card} aria-label="票数">
      <dl className={styles.sums}>
        {[
          ['投出', casts],
          ['− 自己撤回', withdrawn],
          ['− 隔离中', quarantined],
          ['− 已剔除', removed],
          ['= 有效', valid],
        ].map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatCount(Number(value))}</dd>
          </div>
        ))}
      </dl>
      {hours.length > 1 && <Hours hours={hours} />}
    </section>
  );
}

const shown = 24 * 7;

function Hours({ hours }: Pick<VoteMonitor, 'hours'>) {
  const last = hours.slice(-shown);
  const most = Math.max(...last.map(({ valid, quarantined, removed }) => valid + quarantined + removed));
  const height = (votes: number) => ({ blockSize: `${(votes * 100) / most}%` });
  return (
    <>
      <ol className={styles.hours} aria-label="每小时的票">
        {last.map(({ at, valid, quarantined, removed }) => (
          <li key={at} title={`${shortMoment(at)} 起的一小时：有效 ${valid}，隔离 ${quarantined}，剔除 ${removed}`}>
            <span className={styles.removed} style={height(removed)} />
            <span className={styles.quarantined} style={height(quarantined)} />
            <span className={styles.valid} style={height(valid)} />
          </li>
        ))}
      </ol>
      <p className={styles.legend}>
        <span className={styles.valid} /> 有效 <span className={styles.quarantined} /> 隔离中{' '}
        <span className={styles.removed} /> 已剔除 · 有票的每个小时，最多一小时 {formatCount(most)} 票
      </p>
    </>
  );
}
