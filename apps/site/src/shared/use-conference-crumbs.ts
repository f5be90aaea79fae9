import type { Crumb } from '@tuyuan/ui/breadcrumb.tsx';
import { useSetting } from './site-settings.ts';

/** Returns the way from the home page to the conferences, by the site's own names. */
export function useConferenceCrumbs(): Crumb[] {
  const home = useSetting('indexChar') || '首页';
  const conferences = useSetting('mettingChar') || '会议';
  return [
    { label: home, href: '/' },
    { label: conferences, href: '/conference' },
  ];
}
