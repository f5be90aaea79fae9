import type { Crumb } from '@tuyuan/ui/breadcrumb.tsx';
import { useSetting } from '../site-settings.ts';

/** Returns the way from the home page to the activities, by the site's own names. */
export function useActivityCrumbs(): Crumb[] {
  const home = useSetting('indexChar') || '首页';
  const activities = useSetting('eventChar') || '活动';
  return [
    { label: home, href: '/' },
    { label: activities, href: '/activity' },
  ];
}
