import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import { lazy, Suspense, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CheckerScreen } from '../../features/checker/checker-screen.tsx';
import { waiting } from '../../features/checker/checker-state.ts';
import { useChecker } from '../../features/checker/use-checker.ts';
import { PageFrame } from '../../shared/frame/page-frame.tsx';
import { FailureView } from '../../shared/states/failure-view.tsx';

const QueueView = lazy(async () => ({ default: (await import('../../features/checker/queue-view.tsx')).QueueView }));
const RecordsView = lazy(async () => ({
  default: (await import('../../features/checker/records-view.tsx')).RecordsView,
}));

export function CheckerPage() {
  const [query] = useSearchParams();
  const { checker, state } = useChecker();
  const view = query.get('view');
  const pending = waiting(state.queue).length;
  useEffect(() => {
    if (view === null) document.title = '核验';
  }, [view]);
  if (!checker || !state.station)
    return (
      <PageFrame title="核验" hasTabs={false} hasOfflineStrip={false}>
        {state.fault ? (
          <FailureView
            title="还不能核验"
            text={pending === 0 ? state.fault : `${state.fault}待传 ${pending} 条还在本机。`}
            onRetry={() => location.reload()}
          />
        ) : (
          <div aria-busy style={{ padding: 16 }}>
            <Skeleton height={480} />
          </div>
        )}
      </PageFrame>
    );
  if (view === 'queue')
    return (
      <Suspense>
        <QueueView checker={checker} state={state} />
      </Suspense>
    );
  if (view === 'records')
    return (
      <Suspense>
        <RecordsView checker={checker} state={state} />
      </Suspense>
    );
  return <CheckerScreen checker={checker} state={state} />;
}
