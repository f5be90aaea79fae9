import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import { entryNumber } from '@tuyuan/contract/contest/entry-words.ts';
import type { RankedWork } from '@tuyuan/contract/contest/rank-data.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Link } from '@tuyuan/ui/link.tsx';
import { ObjectionChip } from './objection-chip.tsx';
import styles from './rank-table.module.css';

const workPath = (id: number) => `/workdetail?id=${id}`;

/** The first three, in their own shapes. */
export function RankPodium({ works }: { readonly works: readonly RankedWork[] }) {
  return (
    <ol className={styles.podium}>
      {works.map(({ id, number, title, path, width, height, rank, votes }, place) => (
        <li key={id} className={place === 0 ? styles.first : undefined}>
          <Link href={workPath(id)} className={styles.step}>
            <span className={styles.place}>{rank}</span>
            <img src={resourceUrl(path)} alt="" width={width} height={height} />
            <span className={styles.caption}>
              <b>
                {entryNumber(number)} {title}
              </b>
              {votes !== null && <b>{formatCount(votes)} 票</b>}
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}

export function RankTable({ works, total }: { readonly works: readonly RankedWork[]; readonly total: number }) {
  if (works.length === 0) return null;
  const hasVotes = works.some(({ votes }) => votes !== null);
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">名次</th>
            <th scope="col">作品</th>
            {hasVotes && (
              <th scope="col" className={styles.number}>
                有效票
              </th>
            )}
            <th scope="col">名次可能范围</th>
            {hasVotes && <th scope="col">近 7 天</th>}
            {hasVotes && (
              <th scope="col" className={styles.number}>
                已剔除
              </th>
            )}
            <th scope="col">变化</th>
          </tr>
        </thead>
        <tbody>
          {works.map((work) => (
            <Row key={work.id} work={work} total={total} hasVotes={hasVotes} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps {
  readonly work: RankedWork;
  readonly total: number;
  readonly hasVotes: boolean;
}

function Row({ work, total, hasVotes }: RowProps) {
  const { id, number, title, path, rank, rankFrom, rankTo, votes, removed, days, isOwn } = work;
  return (
    <tr className={isOwn ? styles.own : undefined}>
      <td className={styles.rank}>{rank}</td>
      <th scope="row">
        <Link href={workPath(id)} className={styles.work}>
          <img src={resourceUrl(path)} alt="" loading="lazy" />
          <span>
            <b>{title}</b>
            <span className={styles.faint}>
              {entryNumber(number)} <ObjectionChip work={work} />
            </span>
          </span>
        </Link>
      </th>
      {hasVotes && <td className={styles.votes}>{formatCount(votes ?? 0)}</td>}
      <td>
        <Range from={rankFrom} to={rankTo} rank={rank} total={total} />
      </td>
      {hasVotes && <td>{days && <Trend days={days} />}</td>}
      {hasVotes && <td className={styles.number}>{removed}</td>}
      <td>
        <Change work={work} />
      </td>
    </tr>
  );
}

/** Between which places it may stand, as votes go up and down by chance. */
function Range({ from, to, rank, total }: { from: number; to: number; rank: number; total: number }) {
  const percent = (place: number) => (total <= 1 ? 50 : ((place - 1) / (total - 1)) * 96 + 2);
  return (
    <span className={styles.range}>
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 5H100" className={styles.axis} />
        <path d={`M${percent(from)} 5H${percent(to)}`} className={styles.span} />
        <path d={`M${percent(rank)} 1V9`} className={styles.dot} />
      </svg>
      <span className={styles.faint}>{from === to ? `第 ${from}` : `${from}–${to}`}</span>
    </span>
  );
}

function Trend({ days }: { readonly days: readonly number[] }) {
  const most = Math.max(1, ...days);
  const points = days.map((count, day) => `${(day * 100) / Math.max(1, days.length - 1)},${18 - (count / most) * 16}`);
  return (
    <svg
      className={styles.trend}
      viewBox="0 0 100 20"
      preserveAspectRatio="none"
      role="img"
      aria-label={`每天 ${days.join('、')} 票`}
    >
      <polyline points={points.join(' ')} />
    </svg>
  );
}

function Change({ work: { change } }: { readonly work: RankedWork }) {
  if (change === null) return <span className={styles.faint}>新上榜</span>;
  if (change === 0) return <span className={styles.faint}>持平</span>;
  return (
    <span className={classNames(change > 0 ? styles.up : styles.down)}>
      {change > 0 ? `升 ${change}` : `降 ${-change}`}
    </span>
  );
}
