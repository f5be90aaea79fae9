import { isApiFailure } from '@tuyuan/api-client/api-failure.ts';
import { useGetWorkQuery } from '@tuyuan/api-client/contest/work.ts';
import type { Work } from '@tuyuan/contract/contest/work.ts';
import { useSearchParams } from 'react-router-dom';
import { useVotes } from '../../features/contest/voting/use-votes.ts';
import { VoteBar } from '../../features/contest/voting/vote-bar.tsx';
import { VoteNote } from '../../features/contest/voting/vote-note.tsx';
import { WorkBody } from '../../features/contest/voting/work-body.tsx';
import { PageFrame } from '../../shared/frame/page-frame.tsx';
import { pageIdOf } from '../../shared/page-id.ts';
import { FailureView } from '../../shared/states/failure-view.tsx';
import { ListSkeleton } from '../../shared/states/list-skeleton.tsx';
import { NoSuchView } from '../../shared/states/no-such-view.tsx';

export function ProductiondetailPage() {
  const [query] = useSearchParams();
  const id = pageIdOf(query) ?? 0;
  const { currentData: work, error, isFetching, refetch } = useGetWorkQuery({ id }, { skip: id === 0 });
  if (work) return <WorkPage key={id} work={work} onRefresh={refetch} />;
  const isMissing = id === 0 || (isApiFailure(error) && error.status === 404);
  return (
    <PageFrame title="作品" hasTabs={false}>
      {isMissing ? (
        <NoSuchView title="没有这件作品" />
      ) : isFetching ? (
        <ListSkeleton />
      ) : (
        <FailureView error={error} onRetry={refetch} />
      )}
    </PageFrame>
  );
}

function WorkPage({ work, onRefresh }: { readonly work: Work; onRefresh(): unknown }) {
  const votes = useVotes(work.activity.id);
  return (
    <PageFrame title="作品" onRefresh={onRefresh} bar={<VoteBar work={work} votes={votes} />}>
      <WorkBody work={work}>
        <VoteNote work={work} votes={votes} />
      </WorkBody>
    </PageFrame>
  );
}
