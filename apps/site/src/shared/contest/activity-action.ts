import type { ActivityInfo } from '@tuyuan/contract/contest/activity-data.ts';
import { activityPaths as paths } from './activity-paths.ts';

interface Action {
  readonly label: string;
  readonly href: string;
}

/** The first thing that the server lets this person do now; null where nothing is to be done. */
export function activityAction({ id, allowActions, progressState, ownWorks, stages }: ActivityInfo): Action | null {
  if (allowActions.includes('contribute'))
    return { label: ownWorks > 0 ? '继续投稿' : '去投稿', href: paths.contribute(id) };
  if (allowActions.includes('vote')) return { label: '去投票', href: paths.works(id) };
  if (allowActions.includes('register')) return { label: '报名参加', href: paths.register(id) };
  if (allowActions.includes('awards')) return { label: '看获奖作品', href: paths.awards(id) };
  if (progressState === 'publicity' || progressState === 'finished')
    return stages.vote ? { label: '看结果', href: paths.rank(id) } : { label: '看作品', href: paths.works(id) };
  return null;
}
