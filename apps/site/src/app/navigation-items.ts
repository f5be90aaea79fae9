import type { NavigationItem } from '@tuyuan/contract/site/index-data.ts';

/** Only active items, in their order. */
export function activeNavigation(items: readonly NavigationItem[] = []): NavigationItem[] {
  return items.filter(({ isActived }) => isActived).toSorted((a, b) => a.order - b.order);
}

/** Whether the page at `pathname` is the item's own page or one below it. */
export function isCurrentItem({ link }: NavigationItem, pathname: string): boolean {
  const [path = ''] = link.split(/[?#]/);
  return path === '/' ? pathname === '/' : pathname === path || pathname.startsWith(`${path}/`);
}
