import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import { entryNumber } from '@tuyuan/contract/contest/entry-words.ts';
import type { RankedWork } from '@tuyuan/contract/contest/rank-data.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { placesText } from './places-text.ts';
import styles from './rank-podium.module.css';

/** The first three, in their own shapes. */
export function RankPodium({ works }: { readonly works: readonly RankedWork[] }) {
  return (
    <ol className={styles.podium}>
      {works.map((work, place) => {
        const { id, number, title, path, width, height, rank, votes } = work;
        return (
          <li key={id} data-first={place === 0}>
            <Link to={`${paths.work}?id=${id}`}>
              <span className={styles.picture}>
                <img src={resourceUrl(path)} alt="" width={width} height={height} />
                <b className={styles.place}>{rank}</b>
              </span>
              <span className={styles.title}>{title || entryNumber(number)}</span>
              <span className={styles.faint}>{votes === null ? placesText(work) : `${formatCount(votes)} 票`}</span>
            </Link>
          </li>
        );
      })}
    </ol>
  );
}
