import { useGetMaterialsQuery } from '@tuyuan/api-client/conference/material.ts';
import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import { Materials } from '../../features/conference/material/materials.tsx';
import { PageFrame } from '../../shared/frame/page-frame.tsx';
import { useKept } from '../../shared/kept/use-kept.ts';
import { useMeeting } from '../../shared/meeting/meeting-context.tsx';
import { FailureView } from '../../shared/states/failure-view.tsx';

export function MaterialPage() {
  const { conferenceId } = useMeeting().user;
  const materials = useKept(
    useGetMaterialsQuery(
      { id: conferenceId },
      { refetchOnMountOrArgChange: true, refetchOnReconnect: true, refetchOnFocus: true },
    ),
  );
  return (
    <PageFrame
      title="会议资料"
      asOf={materials.asOf}
      error={materials.error}
      subject="资料目录"
      offlineText="没有网络，已下载的资料照常可看"
      onRefresh={materials.refetch}
    >
      {materials.isLoading ? (
        <div aria-busy>
          <Skeleton height={100} />
          {[1, 2, 3, 4, 5].map((row) => (
            <Skeleton key={row} height={76} />
          ))}
        </div>
      ) : materials.data === undefined ? (
        <FailureView title="资料没有加载出来" error={materials.error} onRetry={materials.refetch} />
      ) : (
        <Materials items={materials.data.items} />
      )}
    </PageFrame>
  );
}
