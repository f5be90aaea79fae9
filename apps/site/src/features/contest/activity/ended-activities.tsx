import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import type { ActivityCard } from '@tuyuan/contract/contest/activity-data.ts';
import { phonePicturePath } from '@tuyuan/contract/resource-path.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { wireDay } from '@tuyuan/format/wire-day.ts';
import { Icon } from '@tuyuan/ui/icon.tsx';
import { Link } from '@tuyuan/ui/link.tsx';
import { activityPaths } from '../../../shared/contest/activity-paths.ts';
import styles from './ended-activities.module.css';

/** Activities that are over, a row each; a cancelled one with its reason. */
export function EndedActivities({ cards }: { readonly cards: readonly ActivityCard[] }) {
  return (
    <ul className={styles.rows}>
      {cards.map(({ id, name, cover, progressState, endTime, works, winner, cancelledReason }) => (
        <li key={id}>
          <Link href={activityPaths.brief(id)} className={styles.row}>
            <span className={styles.cover}>
              {cover === '' ? (
                <Icon name="image" size={20} />
              ) : (
                <img src={resourceUrl(phonePicturePath(cover))} alt="" loading="lazy" width={72} height={48} />
              )}
            </span>
            <strong>{name}</strong>
            {progressState === 'cancelled' ? (
              <span className={styles.reason}>已取消：{cancelledReason}</span>
            ) : (
              <>
                <span>
                  {endTime.slice(0, 4)} 年 {wireDay(endTime)}结束
                </span>
                <span>
                  {winner ? `${winner.prize}：${winner.author}《${winner.title}》` : `${formatCount(works)} 件作品`}
                </span>
              </>
            )}
            <Icon name="chevron-right" size={16} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
