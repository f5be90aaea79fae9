import type { ActivityInfo } from '@tuyuan/contract/contest/activity-data.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import type { TabLink } from '@tuyuan/ui/tabs.tsx';
import { activityPaths as paths } from './activity-paths.ts';

export type ActivityPart = '简介' | '作品' | '排行' | '获奖' | '评论' | '细则' | '怎么去' | '验票' | '我的';

/** The parts that this activity has, as tabs. */
export function activityTabs(activity: ActivityInfo, current: ActivityPart | null): TabLink[] {
  const { id, works, stages, winner, place, entrant, ownWorks } = activity;
  const parts: readonly (readonly [label: ActivityPart, href: string, isThere: boolean, count?: number])[] = [
    ['简介', paths.brief(id), true],
    ['作品', paths.works(id), true, works],
    ['排行', paths.rank(id), stages.vote !== null || stages.judge !== null],
    ['获奖', paths.awards(id), winner !== null],
    ['评论', paths.comments(id), true],
    ['细则', paths.description(id), true],
    ['怎么去', paths.navigate(id), place !== ''],
    ['我的', paths.mine(id), entrant !== null, ownWorks],
    ['验票', paths.votes(id), stages.vote !== null],
  ];
  return parts
    .filter(([, , isThere]) => isThere)
    .map(([label, href, , count]) => ({
      label,
      href,
      isCurrent: label === current,
      ...(count !== undefined && { count: formatCount(count) }),
    }));
}
