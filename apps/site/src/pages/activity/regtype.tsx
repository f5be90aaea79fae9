import { useGetActivityQuery } from '@tuyuan/api-client/contest/activity-data.ts';
import { loadActivity } from '../../features/contest/activity/load-activity.ts';
import { browserPart } from '../../shared/browser-part.tsx';
import { useActivityCrumbs } from '../../shared/contest/use-activity-crumbs.ts';
import { definePage } from '../../shared/page.ts';
import { PageFrame } from '../../shared/page-frame.tsx';
import styles from '../../shared/page-heading.module.css';
import { usePageId } from '../../shared/page-id.ts';
import { PanelsSkeleton } from '../../shared/user-centre/panels-skeleton.tsx';

const RegisterView = browserPart(
  async () => (await import('../../features/contest/entrant/register-view.tsx')).RegisterView,
  PanelsSkeleton,
);

function ActivityPage() {
  const id = usePageId();
  const { data } = useGetActivityQuery({ id });
  const crumbs = useActivityCrumbs({ id, name: data?.name ?? '' });
  return (
    <PageFrame crumbs={[...crumbs, { label: '报名' }]}>
      <h1 className={styles.title}>报名 · {data?.name}</h1>
      <RegisterView />
    </PageFrame>
  );
}

export const page = definePage({
  component: ActivityPage,
  requiresLogin: true,
  prefetch: loadActivity,
  isValid: (activity) => activity !== undefined,
  meta: (activity) => ({ title: `报名 · ${activity?.name ?? ''}` }),
});
