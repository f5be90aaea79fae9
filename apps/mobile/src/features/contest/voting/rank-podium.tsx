import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import { entryNumber } from '@tuyuan/contract/contest/entry-words.ts';
import type { Board, RankedWork } from '@tuyuan/contract/contest/rank-data.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Link } from 'react-router-dom';
import { workScore } from '../../../shared/contest/work-score.ts';
import { paths } from '../../../shared/paths.ts';
import { placesText } from './places-text.ts';
import styles from './rank-podium.module.css';

interface RankPodiumProps {
  readonly works: readonly RankedWork[];
  readonly board: Board;
}

/** The first three, in their own shapes. */
export function RankPodium({ works, board }: RankPodiumProps) {
  return (
    <ol className={styles.podium}>
      {works.map((work, place) => {
        const { id, number, title, path, width, height, rank } = work;
        return (
          <li key={id} data-first={place === 0}>
            <Link to={`${paths.work}?id=${id}`}>
              <span className={styles.picture}>
                <img src={resourceUrl(path)} alt="" width={width} height={height} />
                <b className={styles.place}>{rank}</b>
              </span>
              <span className={styles.title}>{title || entryNumber(number)}</span>
              <span className={styles.faint}>{figureText(work, board)}</span>
            </Link>
          </li>
        );
      })}
    </ol>
  );
}

function figureText(work: RankedWork, board: Board): string {
  const score = workScore(work, board);
  if (score) return `${score.name} ${score.value}`;
  return work.votes === null ? placesText(work) : `${formatCount(work.votes)} 票`;
}
