import type { CategoryNode } from '@tuyuan/contract/library/album-category-data.ts';
import { CategoryTile } from '../../../shared/category-tile.tsx';
import styles from './category-children.module.css';

/** Shows the non-empty subcategories. */
export function CategoryChildren({ nodes }: { readonly nodes: readonly CategoryNode[] }) {
  const filled = nodes.filter(({ imageCount }) => imageCount > 0);
  if (filled.length === 0) return null;
  return (
    <nav className={styles.children} aria-label="下级分类">
      <ul className={styles.list}>
        {filled.map((category) => (
          <li key={category.id}>
            <CategoryTile category={category} sizes="(max-width: 767px) 45vw, 190px" />
          </li>
        ))}
      </ul>
    </nav>
  );
}
