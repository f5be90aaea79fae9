import { useGetActivitiesQuery } from '@tuyuan/api-client/contest/activity-data.ts';
import { progressWords } from '@tuyuan/contract/contest/activity-words.ts';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { Link } from '@tuyuan/ui/link.tsx';
import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import { activityPaths as paths } from '../../../shared/contest/activity-paths.ts';
import { wallMinute } from '../../../shared/image-facts.ts';
import styles from './my-activities.module.css';
import { MyWorksView } from './my-works-view.tsx';

/** The activities one takes part in, and one's works in them. */
export function MyActivities() {
  const { data, isError, isFetching, refetch } = useGetActivitiesQuery(
    { scope: 'mine', maxResultCount: 50 },
    { refetchOnMountOrArgChange: true },
  );
  if (isError && !data)
    return <ErrorState title="活动没有加载出来" isRetrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height="240px" />;
  return (
    <>
      {data.items.length > 0 && (
        <ul className={styles.cards} aria-label="参加的活动">
          {data.items.map(({ id, name, progressState, deadline }) => (
            <li key={id}>
              <Link href={paths.brief(id)} className={styles.name}>
                {name}
              </Link>
              <p className={styles.note}>
                {progressWords[progressState]}
                {deadline && ` · 到 ${wallMinute(deadline)}`}
              </p>
              <p className={styles.links}>
                {progressState === 'submitting' && <Link href={paths.contribute(id)}>投稿</Link>}
                <Link href={paths.mine(id)}>我的作品</Link>
                <Link href={paths.register(id)}>报名</Link>
              </p>
            </li>
          ))}
        </ul>
      )}
      <MyWorksView />
    </>
  );
}
