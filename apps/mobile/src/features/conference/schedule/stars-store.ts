import { untoldStore } from '../../../shared/kept/untold-store.ts';
import { type OwnUntold, useUntold } from '../../../shared/kept/use-untold.ts';
import type { StarQueue } from './star-queue.ts';

const nothing: StarQueue = {};
export const starQueue = untoldStore('star-queue', nothing, (kept, now) => ({ ...kept, ...now }));

export function useStarQueue(): OwnUntold<StarQueue> {
  return useUntold(starQueue);
}
