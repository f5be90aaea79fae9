import { useGetAlbumQuery } from '@tuyuan/api-client/library/album-data.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Icon } from '@tuyuan/ui/icon.tsx';
import { Link } from '@tuyuan/ui/link.tsx';
import { CoverPicture } from '../../../shared/cover-picture.tsx';
import styles from './album-strip.module.css';

/** Shows the image's album; nothing if it cannot be read. */
export function AlbumStrip({ albumId }: { readonly albumId: number }) {
  const { currentData: album } = useGetAlbumQuery({ id: albumId });
  if (!album) return null;
  return (
    <Link href={`/gallery/detail?id=${album.id}`} className={styles.strip}>
      <span className={styles.covers}>
        {album.covers.map((cover) => (
          <span key={cover.id} className={styles.cover}>
            <CoverPicture cover={cover} sizes="90px" widest={320} />
          </span>
        ))}
      </span>
      <span className={styles.words}>
        <span className={styles.kind}>收录于图集</span>
        <span className={styles.title}>{album.title}</span>
      </span>
      <span className={styles.count}>{formatCount(album.imageCount)} 张</span>
      <Icon name="chevron-right" size={16} />
    </Link>
  );
}
