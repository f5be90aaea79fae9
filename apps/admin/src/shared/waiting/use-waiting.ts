import { useGetDashboardTasksQuery } from '@tuyuan/api-client/site/dashboard.ts';
import { recentKinds } from '@tuyuan/contract/site/waiting-kinds.ts';
import { everyMinute } from '../every-minute.ts';
import { waitingWords } from './waiting-words.ts';

/** The work that waits for this person, asked for every minute and after every change made here; `onPages` counts what is done on these pages. */
export function useWaiting() {
  const query = useGetDashboardTasksQuery(undefined, everyMinute);
  const work = (query.data?.items ?? []).filter(({ key, count }) => count > 0 && !recentKinds.includes(key));
  const sumOf = (items: typeof work) => items.reduce((sum, { count }) => sum + count, 0);
  return {
    query,
    work,
    sum: sumOf(work),
    onPages: (pages: readonly string[]) =>
      sumOf(work.filter(({ key }) => pages.includes(waitingWords[key].to.replace(/\?.*/, '')))),
  };
}
