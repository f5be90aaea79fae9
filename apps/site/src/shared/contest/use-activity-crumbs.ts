import type { Crumb } from '@tuyuan/ui/breadcrumb.tsx';
import { useSetting } from '../site-settings.ts';
import { activityPaths } from './activity-paths.ts';

/** Returns the way from the home page to the activities, by the site's own names, and on to one of them. */
export function useActivityCrumbs(activity?: { readonly id: number; readonly name: string }): Crumb[] {
  const home = useSetting('indexChar') || '首页';
  const activities = useSetting('eventChar') || '活动';
  return [
    { label: home, href: '/' },
    { label: activities, href: activityPaths.list },
    ...(activity ? [{ label: activity.name, href: activityPaths.brief(activity.id) }] : []),
  ];
}
