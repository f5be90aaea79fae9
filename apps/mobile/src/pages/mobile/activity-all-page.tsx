import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { ActivityPage } from '../../features/contest/activity/activity-page.tsx';
import { WorksWall } from '../../features/contest/voting/works-wall.tsx';
import { paths } from '../../shared/paths.ts';

const SortSheet = lazy(async () => ({
  default: (await import('../../features/contest/voting/sort-sheet.tsx')).SortSheet,
}));

/** The wall of works; at the address of the order, with the sheet that chooses it. */
export function ActivityAllPage() {
  const isSorting = useLocation().pathname === paths.activitySort;
  return (
    <ActivityPage title="作品">
      {(activity) => (
        <>
          <WorksWall activity={activity} />
          {isSorting && (
            <Suspense>
              <SortSheet activity={activity} />
            </Suspense>
          )}
        </>
      )}
    </ActivityPage>
  );
}
