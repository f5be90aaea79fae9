import { imageUrl } from '@tuyuan/api-client/resource-url.ts';
import { loadCategory } from '../features/library/category/category-queries.ts';
import { CategoryView } from '../features/library/category/category-view.tsx';
import { breadcrumbData } from '../shared/breadcrumb-data.ts';
import { deferred } from '../shared/deferred.tsx';
import { definePage } from '../shared/page.ts';
import { readPageId, usePageId } from '../shared/page-id.ts';

// Below the first screen.
const CategoryBest = deferred(
  async () => (await import('../features/library/category/category-best.tsx')).CategoryBest,
);

function CategoryPage() {
  const id = usePageId();
  return (
    <CategoryView key={id} id={id}>
      {({ category, photographers }) => <CategoryBest category={category} photographers={photographers} />}
    </CategoryView>
  );
}

export const page = definePage({
  component: CategoryPage,
  async prefetch(store, { url }) {
    const id = readPageId(url.searchParams);
    return id === undefined ? undefined : loadCategory(store, id);
  },
  isValid: (landing) => landing !== undefined,
  meta(landing, { origin }) {
    if (!landing) return { title: '' };
    const { category, path } = landing;
    const trail = [...path, category];
    return {
      title: `${category.name}图片`,
      description: `${category.description || category.name}：${category.imageCount} 张图片，最热作品与常拍这一类的摄影师。`,
      canonical: `/category?id=${category.id}`,
      image: category.cover ? imageUrl(category.cover, 1280) : undefined,
      jsonLd: [
        breadcrumbData(origin, [
          { label: '图库', href: '/gallery' },
          ...trail.map(({ id, name }) => ({ label: name, href: `/category?id=${id}` })),
        ]),
      ],
    };
  },
});
