import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import type { PhotographerCard } from '@tuyuan/contract/library/photographer-data.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Avatar } from '@tuyuan/ui/avatar.tsx';
import { Link } from '@tuyuan/ui/link.tsx';
import { nameOf, photographerPath } from './photographer-paths.ts';
import styles from './photographer-tile.module.css';
import { WorksStrip } from './works-strip.tsx';

/** Shows a photographer with a row of works at their own aspect ratios. */
export function PhotographerTile({ card }: { readonly card: PhotographerCard }) {
  const { author, regionName, rank, personalSign, works, imageCount, followerCount } = card;
  const name = nameOf(author);
  const facts = [regionName, rank === null ? '' : `本月第 ${rank} 名`].filter(Boolean).join(' · ');
  return (
    <article className={styles.tile}>
      <Link href={photographerPath(author.id)} className={styles.person}>
        <Avatar name={name} src={resourceUrl(author.avatar)} size={44} />
        <span className={styles.names}>
          <span className={styles.name}>{name}</span>
          <span className={styles.facts}>{facts}</span>
        </span>
      </Link>
      <p className={styles.sign}>{personalSign}</p>
      <WorksStrip works={works} />
      <p className={styles.facts}>
        {formatCount(imageCount)} 张作品 · {formatCount(followerCount)} 人关注
      </p>
    </article>
  );
}
