import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import type { PhotographerCard } from '@tuyuan/contract/library/photographer-data.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Avatar } from '@tuyuan/ui/avatar.tsx';
import { Link } from '@tuyuan/ui/link.tsx';
import { nameOf, photographerPath } from '../../../shared/photographer-paths.ts';
import { WorksStrip } from '../../../shared/works-strip.tsx';
import styles from './rank-row.module.css';

export interface RankedPhotographer extends PhotographerCard {
  readonly score: number;
}

interface RankRowProps {
  readonly card: RankedPhotographer;
  readonly place: number;
}

/** Shows a photographer below the podium. */
export function RankRow({ card, place }: RankRowProps) {
  const { author, regionName, imageCount, followerCount, works, score } = card;
  const name = nameOf(author);
  const facts = [regionName, `${formatCount(imageCount)} 张作品`].filter(Boolean).join(' · ');
  return (
    <div className={styles.row}>
      <span className={styles.place}>{place}</span>
      <Link href={photographerPath(author.id)} className={styles.person}>
        <Avatar name={name} src={resourceUrl(author.avatar)} size={48} />
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          <span className={styles.facts}>
            {facts}
            <span className={styles.wideOnly}> · {formatCount(followerCount)} 人关注</span>
          </span>
        </span>
      </Link>
      <div className={styles.works}>
        <WorksStrip works={works} ratio={4.4} />
      </div>
      <span className={styles.score}>
        {formatCount(score)} <span className={styles.unit}>分</span>
      </span>
    </div>
  );
}
