import { useGetPublishedMannerQuery } from '@tuyuan/api-client/conference/code-of-conduct.ts';
import { Sheet } from '../../../shared/layout/sheet.tsx';
import { FailureView } from '../../../shared/states/failure-view.tsx';
import { ListSkeleton } from '../../../shared/states/list-skeleton.tsx';
import { MannerSections } from './manner-sections.tsx';

interface MannerSheetProps {
  readonly conferenceId: number;
  onClose(): void;
}

/** Shows the code of conduct before login. */
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
      ) : (
        <MannerSections sections={data.sections} />
      )}
    </Sheet>
  );
}
