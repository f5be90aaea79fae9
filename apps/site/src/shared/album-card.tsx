import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import type { AlbumCard as Album } from '@tuyuan/contract/library/album-data.ts';
import { Avatar } from '@tuyuan/ui/avatar.tsx';
import { Link } from '@tuyuan/ui/link.tsx';
import styles from './album-card.module.css';
import { AlbumCovers } from './album-covers.tsx';
import { TileMarks } from './marks/tile-marks.ts';

/** Shows an album; covers and title link to it, the author to the author's page. */
export function AlbumCard({ album }: { readonly album: Album }) {
  const { id, title, covers, imageCount, author } = album;
  const name = author.nickName || author.userName;
  return (
    <article className={styles.card}>
      <Link href={`/gallery/detail?id=${id}`} className={styles.link}>
        <AlbumCovers covers={covers} imageCount={imageCount} />
        <span className={styles.title}>{title}</span>
      </Link>
      <Link href={`/photographer/userinfo?id=${author.id}`} className={styles.author}>
        <Avatar name={name} src={resourceUrl(author.avatar)} size={24} />
        <span>{name}</span>
      </Link>
      <TileMarks kind="album" id={id} title={title} />
    </article>
  );
}
