import { useGetPublishedMannerQuery } from '@tuyuan/api-client/conference-manner.ts';
import { BookOpen } from 'lucide-react';
import { Sheet } from '../../shared/layout/sheet.tsx';
import { EmptyView } from '../../shared/states/empty-view.tsx';
import { FailureView } from '../../shared/states/failure-view.tsx';
import { ListSkeleton } from '../../shared/states/list-skeleton.tsx';
import { MannerSections } from './manner-sections.tsx';

interface MannerSheetProps {
  readonly conferenceId: number;
  onClose(): void;
}

/** The etiquette, for who has not logged in yet. */
export function MannerSheet({ conferenceId, onClose }: MannerSheetProps) {
  const { data, error, refetch } = useGetPublishedMannerQuery({ id: conferenceId });
  return (
    <Sheet title="参会须知" onClose={onClose}>
      {data === undefined ? (
        error === undefined ? (
          <ListSkeleton />
        ) : (
          <FailureView title="须知没有加载出来" error={error} onRetry={refetch} />
        )
      ) : data.version === 0 ? (
        <EmptyView icon={BookOpen} title="还没有参会须知" text="公布后登录就能看到。" />
      ) : (
        <MannerSections sections={data.sections} />
      )}
    </Sheet>
  );
}
