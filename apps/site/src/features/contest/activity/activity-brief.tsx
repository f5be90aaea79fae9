import { useGetActivityQuery } from '@tuyuan/api-client/contest/activity-data.ts';
import type { ActivityInfo } from '@tuyuan/contract/contest/activity-data.ts';
import { deferred } from '../../../shared/deferred.tsx';
import { PageSection } from '../../../shared/page-section.tsx';
import styles from './activity-brief.module.css';
import { ActivityFrame } from './activity-frame.tsx';
import { RuleChanges } from './rule-changes.tsx';
import { StageBars } from './stage-bars.tsx';

const RuleList = deferred(async () => (await import('./rule-list.tsx')).RuleList);
const ScoreNote = deferred(async () => (await import('./score-note.tsx')).ScoreNote);

/** What one asks before taking part: theme, dates, prizes, rights, with the rules beside them. */
export function ActivityBrief({ id }: { readonly id: number }) {
  const { currentData: activity } = useGetActivityQuery({ id });
  if (!activity) return null;
  const { description, rules, stages, changes } = activity;
  return (
    <ActivityFrame activity={activity} current="简介">
      <div className={styles.columns}>
        <div className={styles.main}>
          <RuleChanges changes={changes.slice(0, 1)} more={changes.length > 1 ? id : null} />
          <PageSection title="主题">
            <p className={styles.theme}>{description}</p>
            {rules.categories.length > 0 && (
              <ul className={styles.categories} aria-label="分类">
                {rules.categories.map(({ key, name }) => (
                  <li key={key}>{name}</li>
                ))}
              </ul>
            )}
          </PageSection>
          <PageSection title="日程">
            <StageBars stages={stages} />
          </PageSection>
          {rules.prizes.length > 0 && (
            <PageSection title="奖项">
              <Prizes rules={rules} stages={stages} />
            </PageSection>
          )}
          <PageSection title="你的权利，用大白话说">
            <Rights activity={activity} />
          </PageSection>
        </div>
        <aside aria-label="规则">
          <RuleList rules={rules} />
        </aside>
      </div>
    </ActivityFrame>
  );
}

function Prizes({ rules, stages }: Pick<ActivityInfo, 'rules' | 'stages'>) {
  return (
    <>
      <ul className={styles.prizes}>
        {rules.prizes.map(({ name, places, reward }) => (
          <li key={name}>
            <strong>{name}</strong>
            {reward !== '' && <span className={styles.reward}>{reward}</span>}
            <span className={styles.note}>{places} 名</span>
          </li>
        ))}
      </ul>
      {(stages.vote ?? stages.judge) && <ScoreNote rules={rules} stages={stages} />}
    </>
  );
}

function Rights({ activity: { rules, entrant } }: { readonly activity: ActivityInfo }) {
  const { yours, ours, never } = rules.rights;
  return (
    <>
      <dl className={styles.rights}>
        {[
          ['始终归你', yours],
          ['我们可以', ours],
          ['我们不会', never],
        ].map(([title, text]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>
        权利说明第 {rules.rightsVersion} 版{entrant && `，你同意的是第 ${entrant.rightsVersion} 版`}
      </p>
    </>
  );
}
