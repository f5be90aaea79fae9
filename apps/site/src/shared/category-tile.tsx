import type { CategoryNode } from '@tuyuan/contract/library/album-category-data.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Link } from '@tuyuan/ui/link.tsx';
import styles from './category-tile.module.css';
import { CoverPicture } from './cover-picture.tsx';

interface CategoryTileProps {
  readonly category: CategoryNode;
  /** The cover's `sizes` attribute. */
  readonly sizes: string;
}

/** Shows a category's cover, name and count; links to its page. */
export function CategoryTile({ category: { id, name, imageCount, cover }, sizes }: CategoryTileProps) {
  return (
    <Link href={`/category?id=${id}`} className={styles.tile}>
      <span className={styles.cover}>{cover && <CoverPicture cover={cover} sizes={sizes} widest={640} />}</span>
      <span className={styles.name}>{name}</span>
      <span className={styles.count}>{formatCount(imageCount)} 张</span>
    </Link>
  );
}
