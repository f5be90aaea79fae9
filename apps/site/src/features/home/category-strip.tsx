import { useGetCategoryTreeQuery } from '@tuyuan/api-client/album-category-data.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Link } from '@tuyuan/ui/link.tsx';
import { CoverPicture } from '../../shared/cover-picture.tsx';
import styles from './category-strip.module.css';

/** The top categories that hold anything. */
export function CategoryStrip({ title, count }: { readonly title: string; readonly count: number }) {
  const { data } = useGetCategoryTreeQuery();
  const categories = (data?.items ?? []).filter(({ parentId, imageCount }) => parentId === null && imageCount > 0);
  if (categories.length === 0) return null;
  return (
    <nav className={styles.strip} aria-label={title || '分类'}>
      <ul className={styles.list}>
        {categories.slice(0, count).map(({ id, name, imageCount, cover }) => (
          <li key={id} className={styles.item}>
            <Link href={`/category?id=${id}`} className={styles.link}>
              <span className={styles.cover}>
                {cover && <CoverPicture cover={cover} sizes="(max-width: 767px) 104px, 150px" widest={640} />}
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
