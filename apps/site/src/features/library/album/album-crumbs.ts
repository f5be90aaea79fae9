import type { AlbumDetail } from '@tuyuan/contract/library/album-data.ts';
import type { Crumb } from '@tuyuan/ui/breadcrumb.tsx';

/** The way to an album's page. */
export function albumCrumbs({ title, category }: Pick<AlbumDetail, 'title' | 'category'>): Crumb[] {
  return [
    { label: '图集', href: '/gallery?kind=album' },
    ...(category ? [{ label: category.name, href: `/category?id=${category.id}` }] : []),
    { label: title },
  ];
}
