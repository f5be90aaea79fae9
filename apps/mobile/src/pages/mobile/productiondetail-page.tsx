import { isApiFailure } from '@tuyuan/api-client/api-failure.ts';
import { useGetWorkQuery } from '@tuyuan/api-client/contest/work.ts';
import type { Work } from '@tuyuan/contract/contest/work.ts';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useVotes } from '../../features/contest/voting/use-votes.ts';
import { VoteBar } from '../../features/contest/voting/vote-bar.tsx';
import { VoteNote } from '../../features/contest/voting/vote-note.tsx';
import { WorkBody } from '../../features/contest/voting/work-body.tsx';
import { PageFrame } from '../../shared/frame/page-frame.tsx';
import { useKept } from '../../shared/kept/use-kept.ts';
import { pageIdOf } from '../../shared/page-id.ts';
import { FailureView } from '../../shared/states/failure-view.tsx';
import { ListSkeleton } from '../../shared/states/list-skeleton.tsx';
import { NoSuchView } from '../../shared/states/no-such-view.tsx';

const CommentList = lazy(async () => ({
  default: (await import('../../features/community/comments/comment-list.tsx')).CommentList,
}));

export function ProductiondetailPage() {
  const [query] = useSearchParams();
  const id = pageIdOf(query) ?? 0;
  return <OnePage key={id} id={id} />;
}

function OnePage({ id }: { readonly id: number }) {
  const { data: work, asOf, error, isLoading, refetch } = useKept(useGetWorkQuery({ id }, { skip: id === 0 }));
  if (work) return <WorkPage work={work} asOf={asOf} error={error} onRefresh={refetch} />;
  const isMissing = id === 0 || (isApiFailure(error) && error.status === 404);
  return (
    <PageFrame title="作品" hasTabs={false}>
      {isMissing ? (
        <NoSuchView title="没有这件作品" />
      ) : isLoading ? (
        <ListSkeleton />
      ) : (
        <FailureView error={error} onRetry={refetch} />
      )}
    </PageFrame>
  );
}

interface WorkPageProps {
  readonly work: Work;
  readonly asOf: Date | undefined;
  readonly error: unknown;
  onRefresh(): unknown;
}

function WorkPage({ work, asOf, error, onRefresh }: WorkPageProps) {
  const votes = useVotes(work.activity.id);
  return (
    <PageFrame
      title="作品"
      subject="作品"
      asOf={asOf}
      error={error}
      onRefresh={onRefresh}
      bar={<VoteBar work={work} votes={votes} />}
    >
      <WorkBody work={work}>
        <VoteNote work={work} votes={votes} />
      </WorkBody>
      <Suspense fallback={<ListSkeleton rows={3} />}>
        <CommentList kind="work" id={work.id} />
      </Suspense>
    </PageFrame>
  );
}
