import { useGetCategoryQuery } from '@tuyuan/api-client/album-category-data.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { ButtonLink } from '@tuyuan/ui/button.tsx';
import { PageBanner } from '../../shared/page-banner.tsx';
import { PageFrame } from '../../shared/page-frame.tsx';
import { PageSection } from '../../shared/page-section.tsx';
import { PhotographerTile } from '../../shared/photographer-tile.tsx';
import { CategoryChildren } from './category-children.tsx';
import styles from './category-view.module.css';
import { TopImages } from './top-images.tsx';

/** A category's landing: where it stands, what is below it, its best images and photographers. */
export function CategoryView({ id }: { readonly id: number }) {
  const { currentData } = useGetCategoryQuery({ id });
  if (!currentData) return null;
  const { category, path, children, photographers } = currentData;
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
        <CategoryChildren nodes={children} />
        <TopImages category={category} />
        {photographers.length > 0 && (
          <PageSection title="常拍这一类的摄影师" more={{ href: '/photographer/rank', label: '排行榜' }}>
            <ul className={styles.photographers}>
              {photographers.map((card) => (
                <li key={card.author.id}>
                  <PhotographerTile card={card} />
                </li>
              ))}
            </ul>
          </PageSection>
        )}
      </PageFrame>
    </>
  );
}
