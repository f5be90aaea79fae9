import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import { entryNumber } from '@tuyuan/contract/contest/entry-words.ts';
import type { WallWork } from '@tuyuan/contract/contest/wall-data.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Icon } from '@tuyuan/ui/icon.tsx';
import type { TileSlot } from '@tuyuan/ui/justified-grid.tsx';
import { Link } from '@tuyuan/ui/link.tsx';
import { ProgressiveImage } from '@tuyuan/ui/progressive-image.tsx';
import { activityPaths as paths } from '../../../shared/contest/activity-paths.ts';
import type { Votes } from './use-votes.ts';
import styles from './wall-tile.module.css';

interface WallTileProps {
  readonly work: WallWork;
  readonly slot: TileSlot;
  readonly votes: Votes;
}

/** One work: its number first, then its title; a heart to vote for it. */
export function WallTile({ work, slot, votes }: WallTileProps) {
  const { id, number, title, path, width, height, thumbhash, pictures, author, isOwn } = work;
  const isGiven = votes.given.has(id);
  const name = [entryNumber(number), title, author].filter(Boolean).join('，');
  return (
    <div className={styles.work} data-work={id}>
      <Link href={paths.work(id)} className={styles.link} tabIndex={slot.tabIndex} aria-label={name}>
        <ProgressiveImage
          src={resourceUrl(path)}
          sizes={slot.sizes}
          alt=""
          width={width}
          height={height}
          thumbhash={thumbhash}
          isEager={slot.index < 6}
          fillsBox
        />
        <span className={styles.words}>
          <b>{entryNumber(number)}</b>
          <span className={styles.title}>{title}</span>
        </span>
        {pictures > 1 && <span className={styles.series}>{pictures} 张</span>}
      </Link>
      {work.votes !== null && <span className={styles.votes}>{formatCount(work.votes)} 票</span>}
      {isOwn && <span className={styles.own}>我的作品</span>}
      {!isOwn && votes.ballot?.isOpen && (
        <button
          type="button"
          className={classNames(styles.heart, isGiven && styles.given)}
          tabIndex={slot.tabIndex}
          aria-pressed={isGiven}
          aria-label={isGiven ? `已投给 ${entryNumber(number)}` : `投给 ${entryNumber(number)} ${title}`}
          disabled={votes.busyId === id}
          onClick={() => void votes.toggle(work)}
        >
          <span>
            <Icon name="heart" size={18} isFilled={isGiven} />
          </span>
        </button>
      )}
    </div>
  );
}
