import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import { entryNumber } from '@tuyuan/contract/contest/entry-words.ts';
import type { Board, RankedWork } from '@tuyuan/contract/contest/rank-data.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Link } from 'react-router-dom';
import { workScore } from '../../../shared/contest/work-score.ts';
import { paths } from '../../../shared/paths.ts';
import { placesText } from './places-text.ts';
import styles from './rank-rows.module.css';

interface RankRowsProps {
  readonly works: readonly RankedWork[];
  readonly board: Board;
}

/** Works below the first three: a place, and between which places it may stand. */
export function RankRows({ works, board }: RankRowsProps) {
  if (works.length === 0) return null;
  return (
    <ol className={styles.rows} aria-label="其余的作品">
      {works.map((work) => {
        const { id, number, title, path, rank, isOwn } = work;
        return (
          <li key={id}>
            <Link to={`${paths.work}?id=${id}`} className={styles.row} data-own={isOwn}>
              <b className={styles.rank}>{rank}</b>
              <img className={styles.picture} src={resourceUrl(path)} alt="" loading="lazy" width={76} height={52} />
              <span className={styles.words}>
                <span className={styles.title}>{title || entryNumber(number)}</span>
                <small>
                  {entryNumber(number)}
                  {isOwn && ' 我的作品'}
                </small>
                <Range work={work} total={board.totalCount} />
              </span>
              <Figure work={work} board={board} />
            </Link>
          </li>
        );
      })}
    </ol>
  );
}

function Figure({ work, board }: { readonly work: RankedWork; readonly board: Board }) {
  const score = workScore(work, board);
  return (
    <span className={styles.figure}>
      <b>{score?.value ?? (work.votes === null ? placesText(work) : formatCount(work.votes))}</b>
      <small>{score?.name ?? changeText(work)}</small>
    </span>
  );
}

/** Told in words as well: the place range as a bar, the place itself as a dot. */
function Range({ work, total }: { readonly work: RankedWork; readonly total: number }) {
  const percent = (place: number) => (total <= 1 ? 50 : ((place - 1) / (total - 1)) * 100);
  const { rank, rankFrom, rankTo } = work;
  return (
    <span className={styles.range} role="img" aria-label={`可能在${placesText(work)}`}>
      <span style={{ left: `${percent(rankFrom)}%`, right: `${100 - percent(rankTo)}%` }} />
      <i style={{ left: `${percent(rank)}%` }} />
    </span>
  );
}

function changeText({ change }: RankedWork): string {
  if (change === null) return '新上榜';
  if (change === 0) return '持平';
  return change > 0 ? `升 ${change}` : `降 ${-change}`;
}
