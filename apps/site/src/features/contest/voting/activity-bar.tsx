import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import type { ActivityInfo } from '@tuyuan/contract/contest/activity-data.ts';
import { progressWords } from '@tuyuan/contract/contest/activity-words.ts';
import { isUrgent, remainingText } from '@tuyuan/format/activity-times.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Link } from '@tuyuan/ui/link.tsx';
import { Tabs } from '@tuyuan/ui/tabs.tsx';
import { activityPaths as paths } from '../../../shared/contest/activity-paths.ts';
import { type ActivityPart, activityTabs } from '../../../shared/contest/activity-tabs.ts';
import { useWireNow } from '../../../shared/use-wire-now.ts';
import styles from './activity-bar.module.css';

interface ActivityBarProps {
  readonly activity: ActivityInfo;
  readonly current: ActivityPart;
}

/** What is left of an activity's head on its lists: cover, name, state and navigation. */
export function ActivityBar({ activity, current }: ActivityBarProps) {
  const now = useWireNow();
  const { id, name, cover, progressState, deadline } = activity;
  const remaining = remainingText(deadline, now);
  return (
    <div className={styles.bar}>
      <div className={styles.column}>
        {cover !== '' && <img className={styles.cover} src={resourceUrl(cover)} alt="" width={60} height={40} />}
        <div className={styles.words}>
          <h1 className={styles.name}>
            <Link href={paths.brief(id)}>{name}</Link>
          </h1>
          <p className={styles.state}>
            {progressWords[progressState]}
            {remaining !== '' && (
              <span className={classNames(isUrgent(deadline, now) && styles.urgent)}> · {remaining}</span>
            )}
          </p>
        </div>
        <div className={styles.tabs}>
          <Tabs label="活动的各部分" tabs={activityTabs(activity, current)} />
        </div>
      </div>
    </div>
  );
}
