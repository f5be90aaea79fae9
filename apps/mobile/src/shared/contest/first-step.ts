import type { ActivityInfo } from '@tuyuan/contract/contest/activity-data.ts';
import { paths } from '../paths.ts';

interface FirstStep {
  readonly action: 'contribute' | 'vote' | 'register';
  readonly label: string;
  /** Of a tab. */
  readonly short: string;
  readonly to?: string;
  /** A page of the site. */
  readonly href?: string;
}

/** The first thing that the server lets this person do now. */
export function firstStep({ id, allowActions, ownWorks }: ActivityInfo): FirstStep | undefined {
  if (allowActions.includes('contribute')) {
    const label = ownWorks > 0 ? '继续投稿' : '去投稿';
    return { action: 'contribute', label, short: '投稿', to: `${paths.activityContribute}?id=${id}` };
  }
  if (allowActions.includes('vote'))
    return { action: 'vote', label: '去投票', short: '投票', to: `${paths.activityAll}?id=${id}` };
  if (allowActions.includes('register'))
    return { action: 'register', label: '报名参加', short: '报名', href: `/activity/regtype?id=${id}` };
  return undefined;
}
