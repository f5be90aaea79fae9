import { useGetActivityQuery } from '@tuyuan/api-client/contest/activity-data.ts';
import { ArticleBody } from '../../../shared/article-body.tsx';
import { PageSection } from '../../../shared/page-section.tsx';
import styles from './activity-brief.module.css';
import { ActivityFrame } from './activity-frame.tsx';
import { RuleChanges } from './rule-changes.tsx';
import { RuleList } from './rule-list.tsx';

/** The organiser's whole text, every rule, and every change of them. */
export function ActivityDescription({ id }: { readonly id: number }) {
  const { currentData: activity } = useGetActivityQuery({ id });
  if (!activity) return null;
  return (
    <ActivityFrame activity={activity} current="细则">
      <div className={styles.columns}>
        <div className={styles.main}>
          <ArticleBody html={activity.detail} />
          {activity.changes.length > 0 && (
            <div id="changes">
              <PageSection title="改过的规则">
                <RuleChanges changes={activity.changes} />
              </PageSection>
            </div>
          )}
        </div>
        <aside aria-label="规则">
          <RuleList rules={activity.rules} />
        </aside>
      </div>
    </ActivityFrame>
  );
}
