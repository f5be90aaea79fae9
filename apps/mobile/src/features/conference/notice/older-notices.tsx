import { firstNotices, useGetNoticesQuery } from '@tuyuan/api-client/conference/inbox.ts';
import type { NoticeItem } from '@tuyuan/contract/conference/inbox.ts';
import type { ReactNode } from 'react';
import { ListCard } from '../../../shared/layout/list-card.tsx';
import { FailureView } from '../../../shared/states/failure-view.tsx';
import { ListSkeleton } from '../../../shared/states/list-skeleton.tsx';

interface OlderNoticesProps {
  readonly skipCount: number;
  renderRow(notice: NoticeItem): ReactNode;
}

/** Loads a further hundred notices; these are not stored on the phone. */
export function OlderNotices({ skipCount, renderRow }: OlderNoticesProps) {
  const { data, error, refetch } = useGetNoticesQuery({ ...firstNotices, skipCount });
  if (data) return <ListCard>{data.items.map(renderRow)}</ListCard>;
  if (error === undefined) return <ListSkeleton rows={3} />;
  return <FailureView title="更早的通知没有加载出来" error={error} onRetry={refetch} />;
}
