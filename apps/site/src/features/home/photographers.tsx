import { useGetPhotographerRankQuery } from '@tuyuan/api-client/photographer-data.ts';
import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import type { PhotographerCard } from '@tuyuan/contract/photographer-data.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Avatar } from '@tuyuan/ui/avatar.tsx';
import { Link } from '@tuyuan/ui/link.tsx';
import { CoverPicture } from '../../shared/cover-picture.tsx';
import { HomeSection } from './home-section.tsx';
import styles from './photographers.module.css';

/** The month's best photographers by the ranking. */
export function Photographers({ title, count }: { readonly title: string; readonly count: number }) {
  const { data } = useGetPhotographerRankQuery({ maxResultCount: count });
  if (!data || data.items.length === 0) return null;
  return (
    <HomeSection title={title || '本月摄影师'} more={{ href: '/photographer/rank', label: '排行榜' }}>
      <ul className={styles.list}>
        {data.items.map((card) => (
          <li key={card.author.id} className={styles.card}>
            <Photographer card={card} />
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}

function Photographer({ card }: { readonly card: PhotographerCard }) {
  const { author, regionName, rank, personalSign, works, imageCount, followerCount } = card;
  const name = author.nickName || author.userName;
  const facts = [regionName, rank === null ? '' : `本月第 ${rank} 名`].filter(Boolean);
  return (
    <>
      <Link href={`/photographer/userinfo?id=${author.id}`} className={styles.person}>
        <Avatar name={name} src={resourceUrl(author.avatar)} size={44} />
        <span className={styles.names}>
          <span className={styles.name}>{name}</span>
          <span className={styles.facts}>{facts.join(' · ')}</span>
        </span>
      </Link>
      <p className={styles.sign}>{personalSign}</p>
      <ul className={styles.works}>
        {worksOfOneRow(works).map((work) => (
          <li key={work.id} style={{ flexGrow: work.width / work.height, aspectRatio: work.width / work.height }}>
            <Link href={`/photo?id=${work.id}`} aria-label={work.title}>
              <CoverPicture cover={work} sizes="140px" widest={320} />
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.facts}>
        {formatCount(imageCount)} 张作品 · {formatCount(followerCount)} 人关注
      </p>
    </>
  );
}

/** As many as stand beside each other at about the height of the mock's thumbnails. */
function worksOfOneRow(works: PhotographerCard['works']): PhotographerCard['works'] {
  const shown: PhotographerCard['works'] = [];
  let ratio = 0;
  for (const work of works) {
    if (ratio >= 3.6) break;
    shown.push(work);
    ratio += work.width / work.height;
  }
  return shown;
}
