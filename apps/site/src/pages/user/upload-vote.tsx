import { useGetActivityQuery } from '@tuyuan/api-client/contest/activity-data.ts';
import { loadActivity } from '../../features/contest/activity/load-activity.ts';
import { browserPart } from '../../shared/browser-part.tsx';
import { useActivityCrumbs } from '../../shared/contest/use-activity-crumbs.ts';
import { definePage } from '../../shared/page.ts';
import { PageFrame } from '../../shared/page-frame.tsx';
import { usePageId } from '../../shared/page-id.ts';
import { PanelsSkeleton } from '../../shared/user-centre/panels-skeleton.tsx';

const ContributeView = browserPart(
  async () => (await import('../../features/contest/entry/contribute-view.tsx')).ContributeView,
  PanelsSkeleton,
);

function ActivityPage() {
  const id = usePageId();
  const { data } = useGetActivityQuery({ id });
  const crumbs = useActivityCrumbs({ id, name: data?.name ?? '' });
  return (
    <PageFrame crumbs={[...crumbs, { label: '投稿' }]}>
      <ContributeView />
    </PageFrame>
  );
}

export const page = definePage({
  component: ActivityPage,
  requiresLogin: true,
  prefetch: loadActivity,
  isValid: (activity) => activity !== undefined,
  meta: (activity) => ({ title: `投稿 · ${activity?.name ?? ''}` }),
});
