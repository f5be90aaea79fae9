import type { LockedImage } from './reviewed-image.repository.ts';

/** Whether a reviewer may decide on a locked image: not one they passed or rejected in this submission. Its SQL: `mayDecide`. */
export function mayDecideOn({ queue, passedBy, rejectedBy }: LockedImage, reviewerId: number): boolean {
  if (queue === 'appeal') return rejectedBy !== reviewerId;
  return queue !== 'second' || passedBy !== reviewerId;
}
