import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import type { PhotographerCard } from '@tuyuan/contract/library/photographer-data.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Avatar } from '@tuyuan/ui/avatar.tsx';
import { Link } from '@tuyuan/ui/link.tsx';
import { CoverPicture } from '../../../shared/cover-picture.tsx';
import { photoPath } from '../../../shared/photo-path.ts';
import styles from './photographer-row.module.css';

/** Shows a photographer with a few works at their own aspect ratios. */
export function PhotographerRow({ card }: { readonly card: PhotographerCard }) {
  const { author, regionName, rank, personalSign, works, imageCount, albumCount, followerCount } = card;
  const name = author.nickName || author.userName;
  return (
    <article className={styles.row}>
      <Link href={`/photographer/userinfo?id=${author.id}`} className={styles.person}>
        <Avatar name={name} src={resourceUrl(author.avatar)} size={64} />
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          <span className={styles.facts}>
            {[regionName, rank === null ? '' : `本月第 ${formatCount(rank)} 名`].filter(Boolean).join(' · ')}
          </span>
          {personalSign !== '' && <span className={styles.sign}>{personalSign}</span>}
          <span className={styles.facts}>
            {formatCount(imageCount)} 张图片 · {formatCount(albumCount)} 个图集 · {formatCount(followerCount)} 人关注
          </span>
        </span>
      </Link>
      {works.length > 0 && (
        <ul className={styles.works}>
          {works.map((work) => (
            <li key={work.id} style={{ aspectRatio: work.width / work.height }}>
              <Link href={photoPath(work.id)} className={styles.work}>
                <CoverPicture cover={work} alt={work.title} sizes="160px" widest={640} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
