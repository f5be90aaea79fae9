import { useGetRankQuery } from '@tuyuan/api-client/contest/rank-data.ts';
import { useKept } from '../../../shared/kept/use-kept.ts';
import { FailureView } from '../../../shared/states/failure-view.tsx';
import { ListSkeleton } from '../../../shared/states/list-skeleton.tsx';
import { RankRows } from './rank-rows.tsx';

interface MorePlacesProps {
  readonly input: { readonly activityId: number; readonly category: string; readonly skipCount: number };
  readonly pollMs: number;
}

/** The board from a later place on. */
export function MorePlaces({ input, pollMs }: MorePlacesProps) {
  const result = useGetRankQuery(input, { pollingInterval: pollMs, skipPollingIfUnfocused: true });
  const { data: board, isLoading, error, refetch } = useKept(result);
  if (isLoading) return <ListSkeleton rows={8} />;
  if (!board) return <FailureView error={error} title="后面的名次没有打开" onRetry={refetch} />;
  return <RankRows works={board.items} board={board} />;
}
