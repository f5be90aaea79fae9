import { useGetMyRecordQuery } from '@tuyuan/api-client/conference/user-mobile.ts';
import type { RecordField } from '@tuyuan/contract/conference/user-mobile.ts';
import { lazy, Suspense, useState } from 'react';
import { RecordHead } from '../../features/conference/record/record-head.tsx';
import { RecordList } from '../../features/conference/record/record-list.tsx';
import { PageFrame } from '../../shared/frame/page-frame.tsx';
import { useKept } from '../../shared/kept/use-kept.ts';
import { FailureView } from '../../shared/states/failure-view.tsx';
import { ListSkeleton } from '../../shared/states/list-skeleton.tsx';

const ChangePopup = lazy(async () => ({
  default: (await import('../../features/conference/record/change-popup.tsx')).ChangePopup,
}));

export function InfoPage() {
  const {
    data: record,
    asOf,
    isLoading,
    error,
    refetch,
  } = useKept(
    useGetMyRecordQuery(undefined, {
      refetchOnMountOrArgChange: true,
      refetchOnReconnect: true,
      refetchOnFocus: true,
    }),
  );
  const [opened, setOpened] = useState<RecordField>();
  return (
    <PageFrame title="参会资料" asOf={asOf} error={error} subject="资料" onRefresh={refetch}>
      {isLoading && <ListSkeleton rows={8} />}
      {!isLoading && record === undefined && <FailureView error={error} onRetry={refetch} />}
      {record && (
        <>
          <RecordHead record={record} />
          <RecordList fields={record.fields} onOpen={setOpened} />
        </>
      )}
      {opened && (
        <Suspense>
          <ChangePopup field={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </PageFrame>
  );
}
