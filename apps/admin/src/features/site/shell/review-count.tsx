import { useGetReviewQueueQuery } from '@tuyuan/api-client/library/image-review.ts';
import { everyMinute } from '../../../shared/every-minute.ts';
import { WaitingCount } from '../../../shared/waiting-count.tsx';

/** How many pictures wait for review, beside the menu's entry. It asks itself, because the menu isn't drawn anew for a number. */
export function ReviewCount() {
  const { data } = useGetReviewQueueQuery(undefined, everyMinute);
  return <WaitingCount count={data ? data.first.waiting + data.second.waiting + data.appeal.waiting : 0} />;
}
