import { useSearchParams } from 'react-router-dom';
import { ActivityPage } from '../../features/contest/activity/activity-page.tsx';
import { OwnWorks } from '../../features/contest/entry/own-works.tsx';
import { PageFrame } from '../../shared/frame/page-frame.tsx';

/** One's works: of the activity that the address names, else of all. */
export function ProductionPage() {
  const [query] = useSearchParams();
  if (!query.has('id'))
    return (
      <PageFrame title="我的作品" hasTabs={false}>
        <OwnWorks />
      </PageFrame>
    );
  return <ActivityPage title="我的作品">{({ id }) => <OwnWorks activityId={id} />}</ActivityPage>;
}
