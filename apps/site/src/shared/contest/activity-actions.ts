import type { ActivityInfo } from '@tuyuan/contract/contest/activity-data.ts';
import { activityPaths as paths } from './activity-paths.ts';

interface Action {
  readonly label: string;
  readonly href: string;
}

/** What the server lets this person do now, the most urgent first; where stages overlap there are several. */
export function activityActions({ id, allowActions, progressState, ownWorks, stages }: ActivityInfo): Action[] {
  const actions: Action[] = [];
  if (allowActions.includes('contribute'))
    actions.push({ label: ownWorks > 0 ? '继续投稿' : '去投稿', href: paths.contribute(id) });
  if (allowActions.includes('vote')) actions.push({ label: '去投票', href: paths.works(id) });
  if (allowActions.includes('register')) actions.push({ label: '报名参加', href: paths.register(id) });
  if (allowActions.includes('awards')) actions.push({ label: '看获奖作品', href: paths.awards(id) });
  else if (progressState === 'publicity' || progressState === 'finished')
    actions.push(
      stages.vote || stages.judge
        ? { label: '看结果', href: paths.rank(id) }
        : { label: '看作品', href: paths.works(id) },
    );
  return actions;
}
