import { useGetReviewQueueQuery } from '@tuyuan/api-client/library/image-review.ts';
import { everyMinute } from '../../../shared/every-minute.ts';
import { paths } from '../../../shared/paths.ts';
import { usePermissions } from '../../../shared/session/session-context.tsx';

/** Returns how much work waits behind entries of the menu, by path. */
export function useWaitingCounts(): ReadonlyMap<string, number> {
  const mayDo = usePermissions();
  const { data } = useGetReviewQueueQuery(undefined, { ...everyMinute, skip: !mayDo('Pages.Images.Review') });
  if (!data) return new Map();
  return new Map([[paths.review, data.first.waiting + data.second.waiting + data.appeal.waiting]]);
}
