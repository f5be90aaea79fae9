import { useGetCategoryTreeQuery } from '@tuyuan/api-client/library/album-category-data.ts';
import { CategoryTile } from '../../../shared/category-tile.tsx';
import { useSetting } from '../../../shared/site-settings.ts';
import styles from './category-strip.module.css';

/** Shows the non-empty top categories. */
export function CategoryStrip({ title, count }: { readonly title: string; readonly count: number }) {
  const { data } = useGetCategoryTreeQuery({ rootsOnly: true });
  const section = useSetting('categoryChar');
  const categories = (data?.items ?? []).filter(({ imageCount }) => imageCount > 0);
  if (categories.length === 0) return null;
  return (
    <nav className={styles.strip} aria-label={title || section || '分类'}>
      <ul className={styles.list}>
        {categories.slice(0, count).map((category) => (
          <li key={category.id} className={styles.item}>
            <CategoryTile category={category} sizes="(max-width: 767px) 104px, 150px" />
          </li>
        ))}
      </ul>
    </nav>
  );
}
