import { type WallChoice, wallQuery } from '@tuyuan/api-client/contest/wall-choice.ts';

/** Address of the wall with that choice. */
export function wallAddress(activityId: number, choice: Omit<WallChoice, 'seed'>): string {
  return `/activity/detail/all?${wallQuery(activityId, choice)}`;
}
