import type { getDashboardTasks } from '@tuyuan/contract/site/dashboard.ts';
import { waitingKinds } from '@tuyuan/contract/site/waiting-kinds.ts';
import type { AnswerTo } from '../../../platform/http/encode-times.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { visibleNumbers } from './dashboard.policy.ts';
import { countWaiting } from './waiting.repository.ts';

/** Returns the work that waits for the caller's kind of people. */
export async function getTasks({ db, actor }: SignedInContext): Promise<AnswerTo<typeof getDashboardTasks>> {
  return { items: await countWaiting(db, visibleNumbers(waitingKinds, actor.permissions), actor.id) };
}
