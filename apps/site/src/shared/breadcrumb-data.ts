import type { Crumb } from '@tuyuan/ui/breadcrumb.tsx';

/** Returns the way to a page as structured data; the last place needs no address. */
export function breadcrumbData(origin: string, crumbs: readonly Crumb[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href !== undefined && { item: new URL(href, origin).href }),
    })),
  };
}
