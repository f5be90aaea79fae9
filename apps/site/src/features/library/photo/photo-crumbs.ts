import type { ImageDetail } from '@tuyuan/contract/library/image.ts';
import type { Crumb } from '@tuyuan/ui/breadcrumb.tsx';

/** The way to an image's page. */
export function photoCrumbs({ title, category }: Pick<ImageDetail, 'title' | 'category'>): Crumb[] {
  return [
    { label: '图库', href: '/gallery' },
    ...(category ? [{ label: category.name, href: `/category?id=${category.id}` }] : []),
    { label: title },
  ];
}
