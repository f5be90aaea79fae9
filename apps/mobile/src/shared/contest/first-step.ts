import type { ActivityInfo } from '@tuyuan/contract/contest/activity-data.ts';
import { paths } from '../paths.ts';

interface FirstStep {
  readonly action: 'contribute' | 'vote' | 'register';
  readonly label: string;
  readonly to: string;
  /** Whether `to` is a page of the site. */
  readonly isOfSite?: boolean;
}

/** The first thing that the server lets this person do now. */
export function firstStep({ id, allowActions }: Pick<ActivityInfo, 'id' | 'allowActions'>): FirstStep | undefined {
  if (allowActions.includes('contribute'))
    return { action: 'contribute', label: '投稿', to: `${paths.activityContribute}?id=${id}` };
  if (allowActions.includes('vote')) return { action: 'vote', label: '投票', to: `${paths.activityAll}?id=${id}` };
  if (allowActions.includes('register'))
    return { action: 'register', label: '报名', to: `/activity/regtype?id=${id}`, isOfSite: true };
  return undefined;
}
