import { useGetActivityQuery } from '@tuyuan/api-client/contest/activity-data.ts';
import { browserPart } from '../../shared/browser-part.tsx';
import { loadActivity } from '../../shared/load-activity.ts';
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
  return (
    <PageFrame
      crumbs={[
        { label: '活动', href: '/activity' },
        { label: data?.name ?? '', href: `/activity/brief?id=${id}` },
        { label: '投稿' },
      ]}
    >
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
