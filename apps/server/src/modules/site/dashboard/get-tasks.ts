import type { OutputOf } from '@tuyuan/contract/endpoint.ts';
import type { getDashboardTasks } from '@tuyuan/contract/site/dashboard.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { visibleNumbers } from './dashboard.policy.ts';
import { readTask, type TaskKey } from './dashboard.repository.ts';

const tasks: readonly TaskKey[] = [
  'pendingImages',
  'pendingAlbums',
  'pendingApplications',
  'failedImages',
  'failedLogins',
  'frontEndErrors',
];

export async function getTasks(
  { db, actor }: SignedInContext,
  timeZone: string,
): Promise<OutputOf<typeof getDashboardTasks>> {
  const items = visibleNumbers(tasks, actor.permissions).map(async (key) => {
    const { count, oldest } = await readTask(db, key);
    return { key, count, oldestAt: oldest && toWireDate(oldest, timeZone) };
  });
  return { items: await Promise.all(items) };
}
