import { useGetCategoryQuery } from '@tuyuan/api-client/library/album-category-data.ts';
import type { CategoryNode } from '@tuyuan/contract/library/album-category-data.ts';
import type { PhotographerCard } from '@tuyuan/contract/library/photographer-data.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { ButtonLink } from '@tuyuan/ui/button.tsx';
import type { ReactNode } from 'react';
import { PageBanner } from '../../../shared/page-banner.tsx';
import { PageFrame } from '../../../shared/page-frame.tsx';
import { CategoryChildren } from './category-children.tsx';
import styles from './category-view.module.css';

export interface CategoryLanding {
  readonly category: Pick<CategoryNode, 'id' | 'name'>;
  readonly photographers: readonly PhotographerCard[];
}

interface CategoryViewProps {
  readonly id: number;
  /** Its best images and photographers. */
  children(landing: CategoryLanding): ReactNode;
}

/** Landing page of a category: its position, subcategories and best images. */
export function CategoryView({ id, children }: CategoryViewProps) {
  const { currentData } = useGetCategoryQuery({ id });
  if (!currentData) return null;
  const { category, path, children: nodes } = currentData;
  const crumbs = [
    { label: '图库', href: '/gallery' },
    ...path.map((parent) => ({ label: parent.name, href: `/category?id=${parent.id}` })),
    { label: category.name },
  ];
  return (
    <>
      <PageBanner cover={category.cover} crumbs={crumbs} title={category.name} text={category.description}>
        <ButtonLink href={`/gallery?categoryIds=${id}`} icon="filter">
          在图库中筛选
        </ButtonLink>
        <span className={styles.count}>{formatCount(category.imageCount)} 张图片</span>
      </PageBanner>
      <PageFrame>
        <CategoryChildren nodes={nodes} />
        {children(currentData)}
      </PageFrame>
    </>
  );
}
