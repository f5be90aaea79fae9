import type { ActivityInfo } from '@tuyuan/contract/contest/activity-data.ts';
import { entrantStateWords, progressWords } from '@tuyuan/contract/contest/activity-words.ts';
import { deadlineText, isUrgent, remainingText } from '@tuyuan/format/activity-times.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Breadcrumb } from '@tuyuan/ui/breadcrumb.tsx';
import { ButtonLink } from '@tuyuan/ui/button.tsx';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Icon } from '@tuyuan/ui/icon.tsx';
import { Tabs } from '@tuyuan/ui/tabs.tsx';
import type { ReactNode } from 'react';
import { activityActions } from '../../../shared/contest/activity-actions.ts';
import { activityPaths as paths } from '../../../shared/contest/activity-paths.ts';
import { type ActivityPart, activityTabs } from '../../../shared/contest/activity-tabs.ts';
import { coverSources } from '../../../shared/contest/cover-sources.ts';
import { useActivityCrumbs } from '../../../shared/contest/use-activity-crumbs.ts';
import { deferred } from '../../../shared/deferred.tsx';
import { useWireNow } from '../../../shared/use-wire-now.ts';
import styles from './activity-frame.module.css';

const ShareButtons = deferred(async () => (await import('../../../shared/share-buttons.tsx')).ShareButtons);

interface ActivityFrameProps {
  readonly activity: ActivityInfo;
  /** Null for a page beside the parts. */
  readonly current: ActivityPart | null;
  readonly children: ReactNode;
}

/** Common frame of an activity's pages: cover, state, figures, the next step and navigation. */
export function ActivityFrame({ activity, current, children }: ActivityFrameProps) {
  const { id, name, cover, organiser } = activity;
  return (
    <>
      <header className={styles.head}>
        <div className={styles.column}>
          <Breadcrumb crumbs={[...useActivityCrumbs(), { label: name }]} />
          <div className={styles.row}>
            {cover !== '' && (
              <img
                className={styles.cover}
                {...coverSources(cover)}
                sizes="(max-width: 640px) 100vw, 528px"
                alt=""
                width={528}
                height={352}
                fetchPriority="high"
              />
            )}
            <div className={styles.words}>
              <p>
                <span className={styles.state}>{progressWords[activity.progressState]}</span>
              </p>
              <h1 className={styles.title}>{name}</h1>
              {organiser !== '' && <p className={styles.organiser}>{organiser}</p>}
              <Figures activity={activity} />
              <OwnState activity={activity} />
              <div className={styles.actions}>
                <NextSteps activity={activity} />
                <ButtonLink href={paths.phone(id)}>手机上看</ButtonLink>
                <ShareButtons path={paths.brief(id)} title={name} />
              </div>
            </div>
          </div>
          <div className={styles.tabs}>
            <Tabs label="活动的各部分" tabs={activityTabs(activity, current)} />
          </div>
        </div>
      </header>
      <div className={styles.body}>{children}</div>
    </>
  );
}

function Figures({ activity }: { readonly activity: ActivityInfo }) {
  const now = useWireNow();
  const { works, entrants, reward, deadline } = activity;
  return (
    <dl className={styles.figures}>
      <div>
        <dt>作品</dt>
        <dd>{formatCount(works)}</dd>
      </div>
      <div>
        <dt>参加者</dt>
        <dd>{formatCount(entrants)}</dd>
      </div>
      {reward !== '' && (
        <div>
          <dt>最高奖</dt>
          <dd>{reward}</dd>
        </div>
      )}
      {deadline !== null && (
        <div>
          <dt>{deadlineText(activity)}</dt>
          <dd className={classNames(isUrgent(deadline, now) && styles.urgent)}>{remainingText(deadline, now)}</dd>
        </div>
      )}
    </dl>
  );
}

function OwnState({ activity: { entrant, ownWorks, cancelledReason } }: { readonly activity: ActivityInfo }) {
  if (cancelledReason !== '') return <p className={styles.own}>活动已取消：{cancelledReason}</p>;
  if (!entrant) return null;
  return (
    <p className={styles.own}>
      <Icon name={entrant.state === 'approved' ? 'success' : 'info'} size={16} />
      {entrant.state === 'approved'
        ? `你已报名，投了 ${ownWorks} 件作品`
        : `你的报名：${entrantStateWords[entrant.state]}`}
      {entrant.reason !== '' && `（${entrant.reason}）`}
    </p>
  );
}

function NextSteps({ activity }: { readonly activity: ActivityInfo }) {
  return activityActions(activity).map(({ label, href }, index) => (
    <ButtonLink key={href} href={href} kind={index === 0 ? 'primary' : 'outline'} size="large">
      {label}
    </ButtonLink>
  ));
}
