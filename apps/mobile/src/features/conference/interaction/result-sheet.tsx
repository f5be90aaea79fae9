import { useGetInteractionQuery } from '@tuyuan/api-client/conference/interaction.ts';
import { Sheet } from '../../../shared/layout/sheet.tsx';
import { FailureView } from '../../../shared/states/failure-view.tsx';
import { ListSkeleton } from '../../../shared/states/list-skeleton.tsx';
import { Board } from './board.tsx';

/** Shows the result of a finished interaction and my answer. */
export function ResultSheet({ id, onClose }: { readonly id: number; onClose(): void }) {
  const { data, error, refetch } = useGetInteractionQuery({ id }, { refetchOnMountOrArgChange: true });
  return (
    <Sheet title="上一个互动" onClose={onClose}>
      {data ? (
        <Board interaction={data} secondsLeft={null} />
      ) : error ? (
        <FailureView title="结果没有加载出来" error={error} onRetry={refetch} />
      ) : (
        <ListSkeleton rows={4} />
      )}
    </Sheet>
  );
}
