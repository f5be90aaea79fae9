import type { CategoryNode } from '@tuyuan/contract/album-category-data.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Link } from '@tuyuan/ui/link.tsx';
import { CoverPicture } from '../../shared/cover-picture.tsx';
import styles from './category-children.module.css';

/** The categories below that hold anything. */
export function CategoryChildren({ nodes }: { readonly nodes: readonly CategoryNode[] }) {
  const filled = nodes.filter(({ imageCount }) => imageCount > 0);
  if (filled.length === 0) return null;
  return (
    <nav className={styles.children} aria-label="下级分类">
      <ul className={styles.list}>
        {filled.map(({ id, name, imageCount, cover }) => (
          <li key={id}>
            <Link href={`/category?id=${id}`} className={styles.link}>
              <span className={styles.cover}>
                {cover && <CoverPicture cover={cover} sizes="(max-width: 767px) 45vw, 190px" widest={640} />}
              </span>
              <span className={styles.name}>{name}</span>
              <span className={styles.count}>{formatCount(imageCount)} 张</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
