import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import type { ActivityCard } from '@tuyuan/contract/contest/activity-data.ts';
import { progressWords } from '@tuyuan/contract/contest/activity-words.ts';
import { phonePicturePath } from '@tuyuan/contract/resource-path.ts';
import { deadlineText } from '@tuyuan/format/activity-times.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Image } from 'lucide-react';
import { Link } from 'react-router-dom';
import { StateChip } from '../../../shared/layout/state-chip.tsx';
import { paths } from '../../../shared/paths.ts';
import styles from './activity-rows.module.css';

const running: readonly string[] = ['submitting', 'voting'];

/** Activities with their covers and what comes next in them. */
export function ActivityRows({ activities }: { readonly activities: readonly ActivityCard[] }) {
  return (
    <ul className={styles.list} aria-label="活动">
      {activities.map((activity) => {
        const { id, name, cover, progressState, works, reward, isMine } = activity;
        const facts = [deadlineText(activity), works > 0 && `${formatCount(works)} 件作品`, reward];
        return (
          <li key={id}>
            <Link to={`${paths.activityBrief}?id=${id}`} className={styles.card}>
              {cover === '' ? (
                <span className={styles.cover}>
                  <Image size={32} strokeWidth={1.5} aria-hidden />
                </span>
              ) : (
                <img
                  className={styles.cover}
                  src={resourceUrl(phonePicturePath(cover))}
                  alt=""
                  loading="lazy"
                  width={384}
                  height={216}
                />
              )}
              <span className={styles.words}>
                <span className={styles.chips}>
                  <StateChip tone={running.includes(progressState) ? 'ok' : 'plain'}>
                    {progressWords[progressState]}
                  </StateChip>
                  {isMine && <StateChip tone="info">我参加的</StateChip>}
                </span>
                <b className={styles.name}>{name}</b>
                <span className={styles.facts}>{facts.filter(Boolean).join(' · ')}</span>
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
