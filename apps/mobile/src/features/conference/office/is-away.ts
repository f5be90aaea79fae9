import type { CheckInDevice } from '@tuyuan/contract/conference/check-in-command.ts';

/** Whether a phone that scans can't be reached: it said so, or is not heard of. */
export function isAway({ state }: CheckInDevice): boolean {
  return state === 'offline' || state === 'silent';
}
