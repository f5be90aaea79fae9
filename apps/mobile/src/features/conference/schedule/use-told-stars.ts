import { useSetStarsMutation } from '@tuyuan/api-client/conference/calendar.ts';
import { say } from '../../../shared/feedback/say.ts';
import { useTelling } from '../../../shared/kept/use-telling.ts';
import { passes } from '../../../shared/network/passes.ts';
import { failureText } from '../../../shared/states/failure-text.ts';
import { asCall, withoutTold } from './star-queue.ts';
import { starQueue, useStarQueue } from './stars-store.ts';

/** Sends stars set on this phone to the server, as soon as it is online. */
export function useToldStars(): void {
  const { data: queue, change, isOwn } = useStarQueue();
  const [tell] = useSetStarsMutation();
  useTelling(starQueue, Object.keys(queue).length > 0, async () => {
    if (!isOwn()) return true;
    const { error } = await tell({ stars: asCall(queue) });
    if (passes(error)) return false;
    if (error !== undefined) void say(`收藏没有成功：${failureText(error)}`);
    change((now) => withoutTold(now, queue));
    return true;
  });
}
