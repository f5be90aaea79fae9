import { useGetAlbumsQuery } from '@tuyuan/api-client/album-data.ts';
import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Avatar } from '@tuyuan/ui/avatar.tsx';
import { Link } from '@tuyuan/ui/link.tsx';
import { AlbumCovers } from '../../shared/album-covers.tsx';
import styles from './album-row.module.css';
import { HomeSection } from './home-section.tsx';

export function AlbumRow({ title, count }: { readonly title: string; readonly count: number }) {
  const { data } = useGetAlbumsQuery({ maxResultCount: count });
  if (!data || data.items.length === 0) return null;
  const more = { href: '/gallery?kind=album', label: `全部 ${formatCount(data.totalCount)} 个` };
  return (
    <HomeSection title={title || '图集'} more={more}>
      <ul className={styles.list}>
        {data.items.map(({ id, title: albumTitle, covers, imageCount, author }) => {
          const name = author.nickName || author.userName;
          return (
            <li key={id} className={styles.card}>
              <Link href={`/gallery/detail?id=${id}`} className={styles.link}>
                <AlbumCovers covers={covers} imageCount={imageCount} />
                <span className={styles.title}>{albumTitle}</span>
              </Link>
              <Link href={`/photographer/userinfo?id=${author.id}`} className={styles.author}>
                <Avatar name={name} src={resourceUrl(author.avatar)} size={24} />
                <span>{name}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </HomeSection>
  );
}
