import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import { entryNumber } from '@tuyuan/contract/contest/entry-words.ts';
import type { WallWork } from '@tuyuan/contract/contest/wall-data.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { ProgressiveImage } from '@tuyuan/ui/progressive-image.tsx';
import { Heart } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import type { Votes } from './use-votes.ts';
import styles from './work-tile.module.css';

interface WorkTileProps {
  readonly work: WallWork;
  readonly votes: Votes;
  readonly isEager: boolean;
}

/** One work: its picture and number; a heart to vote for it. */
export function WorkTile({ work, votes, isEager }: WorkTileProps) {
  const { id, number, title, path, width, height, thumbhash, pictures, isOwn } = work;
  const isGiven = votes.given.has(id);
  const no = entryNumber(number);
  return (
    <li className={styles.tile} data-work={id}>
      <Link to={`${paths.work}?id=${id}`} className={styles.link} aria-label={[no, title].filter(Boolean).join('，')}>
        <ProgressiveImage
          src={resourceUrl(path)}
          sizes="50vw"
          alt=""
          width={width}
          height={height}
          thumbhash={thumbhash}
          isEager={isEager}
        />
        {pictures > 1 && <span className={styles.series}>{pictures} 张</span>}
      </Link>
      <div className={styles.foot}>
        <p className={styles.words}>
          <b>{no}</b>
          <span>{isOwn ? '我的作品' : work.votes === null ? title : `${formatCount(work.votes)} 票`}</span>
        </p>
        {!isOwn && votes.ballot?.isOpen && (
          <button
            type="button"
            className={styles.heart}
            aria-pressed={isGiven}
            aria-label={isGiven ? `已投给 ${no}` : `投给 ${no} ${title}`}
            disabled={votes.busyId === id}
            onClick={() => void votes.toggle(work)}
          >
            <Heart size={24} strokeWidth={1.75} fill={isGiven ? 'currentColor' : 'none'} aria-hidden />
          </button>
        )}
      </div>
    </li>
  );
}
