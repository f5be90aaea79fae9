import type { PlanRow } from './stay-plan.repository.ts';

/** Whether a guest may still request another room: after publication, before moving in and before the hotel's deadline. */
export function mayAskChange({ state, change_until }: Pick<PlanRow, 'state' | 'change_until'>, now: Date): boolean {
  return (state === 'published' || state === 'accepted') && (change_until === null || now < change_until);
}
