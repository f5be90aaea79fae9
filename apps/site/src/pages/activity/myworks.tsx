import { useGetActivityQuery } from '@tuyuan/api-client/contest/activity-data.ts';
import { loadActivity } from '../../features/contest/activity/load-activity.ts';
import { browserPart } from '../../shared/browser-part.tsx';
import { useActivityCrumbs } from '../../shared/contest/use-activity-crumbs.ts';
import { definePage } from '../../shared/page.ts';
import { PageFrame } from '../../shared/page-frame.tsx';
import styles from '../../shared/page-heading.module.css';
import { usePageId } from '../../shared/page-id.ts';
import { PanelsSkeleton } from '../../shared/user-centre/panels-skeleton.tsx';

const MyWorksView = browserPart(
  async () => (await import('../../features/contest/entry/my-works-view.tsx')).MyWorksView,
  PanelsSkeleton,
);

function ActivityPage() {
  const id = usePageId();
  const { data } = useGetActivityQuery({ id });
  const crumbs = useActivityCrumbs({ id, name: data?.name ?? '' });
  return (
    <PageFrame crumbs={[...crumbs, { label: '我的作品' }]}>
      <h1 className={styles.title}>我的作品 · {data?.name}</h1>
      <MyWorksView activityId={id} />
    </PageFrame>
  );
}

export const page = definePage({
  component: ActivityPage,
  requiresLogin: true,
  prefetch: loadActivity,
  isValid: (activity) => activity !== undefined,
  meta: (activity) => ({ title: `我的作品 · ${activity?.name ?? ''}` }),
});
