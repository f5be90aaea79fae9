import { useGetConferenceQuery } from '@tuyuan/api-client/conference/conference-data.ts';
import { useSearchParams } from 'react-router-dom';
import { IntroduceBody } from '../../features/conference/introduction/introduce-body.tsx';
import { PageFrame } from '../../shared/frame/page-frame.tsx';
import { useKept } from '../../shared/kept/use-kept.ts';
import { useMeeting } from '../../shared/meeting/meeting-context.tsx';
import { FailureView } from '../../shared/states/failure-view.tsx';
import { ListSkeleton } from '../../shared/states/list-skeleton.tsx';

export function IntroducePage() {
  const { conferenceId } = useMeeting().user;
  const [query] = useSearchParams();
  const id = Number(query.get('id') ?? conferenceId);
  const { data, asOf, isLoading, error, refetch } = useKept(useGetConferenceQuery({ id }));
  return (
    <PageFrame
      title="会议介绍"
      hasTabs={conferenceId !== 0}
      asOf={asOf}
      error={error}
      subject="介绍"
      onRefresh={refetch}
    >
      {isLoading && <ListSkeleton />}
      {!isLoading && data === undefined && <FailureView error={error} onRetry={refetch} />}
      {data && <IntroduceBody conference={data} />}
    </PageFrame>
  );
}
