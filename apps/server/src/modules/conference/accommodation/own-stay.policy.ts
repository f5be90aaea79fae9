import type { PlanRow } from './stay-plan.repository.ts';

/** Whether a guest may still ask for another room: once it is published, before he has moved in and before the day named. */
export function mayAskChange({ state, change_until }: Pick<PlanRow, 'state' | 'change_until'>, now: Date): boolean {
  return (state === 'published' || state === 'accepted') && (change_until === null || now < change_until);
}
