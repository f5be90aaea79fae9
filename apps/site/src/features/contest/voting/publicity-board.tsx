import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import { entryNumber } from '@tuyuan/contract/contest/entry-words.ts';
import type { Board, RankedWork } from '@tuyuan/contract/contest/rank-data.ts';
import { scoreWords } from '@tuyuan/contract/contest/rank-words.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { EmptyState } from '@tuyuan/ui/empty-state.tsx';
import { Link } from '@tuyuan/ui/link.tsx';
import type { ReactNode } from 'react';
import { activityPaths as paths } from '../../../shared/contest/activity-paths.ts';
import { ObjectionChip } from './objection-chip.tsx';
import styles from './publicity-board.module.css';
import { ScoreScatter } from './score-scatter.tsx';

interface PublicityBoardProps {
  readonly board: Board;
  /** Categories, above the table. */
  readonly head: ReactNode;
  /** Below the picture, where there is room beside the table. */
  readonly side: ReactNode;
  /** Leads to the other pages of the table. */
  readonly pages: ReactNode;
}

/** The board once the jury counts: a picture of jury and crowd, and its table. */
export function PublicityBoard({ board, head, side, pages }: PublicityBoardProps) {
  const { items, shares } = board;
  const hasScatter = shares.jury > 0 && shares.crowd > 0 && items.some(({ crowdScore }) => crowdScore !== null);
  return (
    <div className={classNames(styles.columns, hasScatter && styles.both)}>
      {hasScatter && <ScoreScatter works={items} />}
      <section className={styles.card} aria-label="排行榜">
        {head}
        <p className={styles.note}>{scoreWords(shares)}</p>
        {items.length > 0 ? <ScoreTable board={board} /> : <EmptyState title="这里还没有作品" />}
        {pages}
        {board.own.map(({ id, number, title, rank }) => (
          <p key={id} className={styles.own}>
            我的{' '}
            <b>
              {entryNumber(number)} {title}
            </b>{' '}
            · 第 {rank} 名
          </p>
        ))}
      </section>
      <aside className={styles.side}>{side}</aside>
    </div>
  );
}

const figure = (score: number | null, digits: number) => (score === null ? '—' : score.toFixed(digits));

function ScoreTable({ board: { items, shares, showsVotes } }: Pick<PublicityBoardProps, 'board'>) {
  const hasCrowd = shares.crowd > 0 && showsVotes;
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">名次</th>
            <th scope="col">作品</th>
            <th scope="col" className={styles.number}>
              评审{hasCrowd && ` ${shares.jury}%`}
            </th>
            {hasCrowd && (
              <th scope="col" className={styles.number}>
                大众 {shares.crowd}%
              </th>
            )}
            {hasCrowd && (
              <th scope="col" className={styles.number}>
                综合
              </th>
            )}
            {hasCrowd && (
              <th scope="col" className={styles.number}>
                有效票
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {items.map((work) => (
            <Row key={work.id} work={work} hasCrowd={hasCrowd} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ work, hasCrowd }: { readonly work: RankedWork; readonly hasCrowd: boolean }) {
  const { id, number, title, path, rank, rankFrom, rankTo, juryScore, crowdScore, total, votes, removed, isOwn } = work;
  return (
    <tr className={isOwn ? styles.mine : undefined}>
      <td className={styles.rank}>
        {rank}
        {hasCrowd && rankFrom !== rankTo && (
          <span className={styles.faint}>
            可能 {rankFrom}–{rankTo}
          </span>
        )}
      </td>
      <th scope="row">
        <Link href={paths.work(id)} className={styles.work}>
          <img src={resourceUrl(path)} alt="" loading="lazy" />
          <span>
            <b>{title}</b>
            <span className={styles.faint}>
              {entryNumber(number)}{' '}
              {total !== null && hasCrowd && <span className={styles.phone}>综合 {figure(total, 2)}</span>}{' '}
              <ObjectionChip work={work} />
            </span>
          </span>
        </Link>
      </th>
      <td className={styles.number}>{figure(juryScore, 1)}</td>
      {hasCrowd && <td className={styles.number}>{figure(crowdScore, 1)}</td>}
      {hasCrowd && (
        <td className={styles.number}>
          <b>{figure(total, 2)}</b>
        </td>
      )}
      {hasCrowd && (
        <td className={styles.number}>
          {formatCount(votes ?? 0)}
          {removed !== null && removed > 0 && <span className={styles.faint}>已剔除 {formatCount(removed)}</span>}
        </td>
      )}
    </tr>
  );
}
