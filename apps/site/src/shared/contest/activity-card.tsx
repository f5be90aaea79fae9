import type { ActivityCard as Card } from '@tuyuan/contract/contest/activity-data.ts';
import { progressWords } from '@tuyuan/contract/contest/activity-words.ts';
import { deadlineText, isUrgent, remainingText } from '@tuyuan/format/activity-times.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Icon } from '@tuyuan/ui/icon.tsx';
import { Link } from '@tuyuan/ui/link.tsx';
import { useWireNow } from '../use-wire-now.ts';
import styles from './activity-card.module.css';
import { activityPaths } from './activity-paths.ts';
import { coverSources } from './cover-sources.ts';

/** An activity with its cover, its works and what is left of its time. */
export function ActivityCard({ card }: { readonly card: Card }) {
  const now = useWireNow();
  const { id, name, cover, description, progressState, deadline, works, reward, isMine } = card;
  return (
    <Link href={activityPaths.brief(id)} className={styles.card}>
      <span className={styles.cover}>
        {cover === '' ? (
          <Icon name="image" size={40} />
        ) : (
          <img
            {...coverSources(cover)}
            sizes="(max-width: 640px) 100vw, 384px"
            alt=""
            loading="lazy"
            width={384}
            height={256}
          />
        )}
        <span className={styles.state}>
          {progressWords[progressState]}
          {isMine && ' · 我参加的'}
        </span>
      </span>
      <span className={styles.words}>
        <strong className={styles.name}>{name}</strong>
        <span className={styles.description}>{description}</span>
        <span className={styles.foot}>
          <span>
            {formatCount(works)} 件作品{reward !== '' && ` · ${reward}`}
          </span>
          <span
            className={classNames(styles.left, isUrgent(deadline, now) && styles.urgent)}
            title={deadlineText(card)}
          >
            {(progressState !== 'preview' && remainingText(deadline, now)) || deadlineText(card)}
          </span>
        </span>
      </span>
    </Link>
  );
}
