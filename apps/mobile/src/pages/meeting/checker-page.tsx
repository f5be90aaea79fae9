import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import { ScanLine } from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CheckerScreen } from '../../features/conference/check-in/checker-screen.tsx';
import { waiting } from '../../features/conference/check-in/checker-state.ts';
import { useChecker } from '../../features/conference/check-in/use-checker.ts';
import { PageFrame } from '../../shared/frame/page-frame.tsx';
import { useMeeting } from '../../shared/meeting/meeting-context.tsx';
import { EmptyView } from '../../shared/states/empty-view.tsx';
import { FailureView } from '../../shared/states/failure-view.tsx';

const QueueView = lazy(async () => ({
  default: (await import('../../features/conference/check-in/queue-view.tsx')).QueueView,
}));
const RecordsView = lazy(async () => ({
  default: (await import('../../features/conference/check-in/records-view.tsx')).RecordsView,
}));

/** Lowest user type that may check; the server requires it too. */
const checkerType = 3;

export function CheckerPage() {
  const { userId, userType } = useMeeting().user;
  // If the session has just ended, the page itself redirects to the login.
  if (userId === 0 || userType >= checkerType) return <CheckerDesk />;
  return (
    <PageFrame title="核验">
      <EmptyView
        icon={ScanLine}
        title="只有核验员能核验"
        text="需要时请联系会务组；刚成为核验员的，请退出会议再登录一次。"
      />
    </PageFrame>
  );
}

function CheckerDesk() {
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
