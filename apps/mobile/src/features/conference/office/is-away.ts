import type { CheckInDevice } from '@tuyuan/contract/conference/check-in-command.ts';

/** Whether a scanning phone is unreachable: it reported so, or its heartbeat is missing. */
export function isAway({ state }: CheckInDevice): boolean {
  return state === 'offline' || state === 'silent';
}
