import type { AlbumCard as Album } from '@tuyuan/contract/library/album-data.ts';
import { formatCompactCount } from '@tuyuan/format/count.ts';
import { Link } from '@tuyuan/ui/link.tsx';
import { AlbumCovers } from '../../../shared/album-covers.tsx';
import styles from './album-cards.module.css';

/** Shows one photographer's albums with month and views instead of the author. */
export function AlbumCards({ albums }: { readonly albums: readonly Album[] }) {
  return (
    <ul className={styles.list}>
      {albums.map(({ id, title, covers, imageCount, views, publishedAt }) => (
        <li key={id}>
          <Link href={`/gallery/detail?id=${id}`} className={styles.card}>
            <AlbumCovers covers={covers} imageCount={imageCount} />
            <span className={styles.title}>{title}</span>
            <span className={styles.facts}>
              {[publishedAt?.slice(0, 7), `${formatCompactCount(views)} 次浏览`].filter(Boolean).join(' · ')}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
