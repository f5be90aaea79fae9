import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import type { ActivityInfo } from '@tuyuan/contract/contest/activity-data.ts';
import { activityStages, progressWords, stageWords } from '@tuyuan/contract/contest/activity-words.ts';
import { phonePicturePath } from '@tuyuan/contract/resource-path.ts';
import { deadlineText, remainingText } from '@tuyuan/format/activity-times.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import { wireClock, wireDay } from '@tuyuan/format/wire-day.ts';
import { Info } from 'lucide-react';
import { useServerNow } from '../../../shared/clock/use-server-now.ts';
import { NoticeStrip } from '../../../shared/layout/notice-strip.tsx';
import { SectionTitle } from '../../../shared/layout/section-title.tsx';
import { StateChip } from '../../../shared/layout/state-chip.tsx';
import { paths } from '../../../shared/paths.ts';
import styles from './brief-body.module.css';
import { MenuGrid } from './menu-grid.tsx';

const moment = (wire: string) => `${wireDay(wire)} ${wireClock(wire)}`;

/** What the activity is, what is left of its time, and the next step in it. */
export function BriefBody({ activity }: { readonly activity: ActivityInfo }) {
  const { id, name, cover, description, progressState, deadline, organiser, works, entrants, stages } = activity;
  const now = toWireDate(new Date(useServerNow(30_000)));
  const times = activityStages.flatMap((stage) => {
    const span = stages[stage];
    return span === null ? [] : [{ stage, ...span }];
  });
  const [change] = activity.changes;
  const remaining = remainingText(deadline, now);
  return (
    <>
      {cover !== '' && (
        <img className={styles.cover} src={resourceUrl(phonePicturePath(cover))} alt="" width={750} height={422} />
      )}
      <header className={styles.head}>
        <StateChip tone={progressState === 'cancelled' ? 'error' : 'info'}>{progressWords[progressState]}</StateChip>
        <h2 className={styles.title}>{name}</h2>
        {organiser !== '' && <p className={styles.faint}>{organiser}</p>}
        {activity.cancelledReason !== '' && <p>{activity.cancelledReason}</p>}
        <p className={styles.faint}>{[deadlineText(activity), remaining].filter(Boolean).join(' · ')}</p>
        <p>{description}</p>
        <p className={styles.faint}>
          {formatCount(works)} 件作品 · {formatCount(entrants)} 人参加
        </p>
      </header>
      {change && (
        <NoticeStrip tone="warn" icon={Info} to={`${paths.activityDetail}?id=${id}#changes`} action="看改动">
          {wireDay(change.changedAt)}改了 {change.differences.length} 处规则
        </NoticeStrip>
      )}
      <MenuGrid activity={activity} />
      {times.length > 0 && <SectionTitle>时间</SectionTitle>}
      <ol className={styles.stages}>
        {times.map(({ stage, from, to }) => (
          <li key={stage} aria-current={from <= now && now < to ? 'step' : undefined}>
            <b>{stageWords[stage]}</b>
            <span>
              {moment(from)} 至 {moment(to)}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
