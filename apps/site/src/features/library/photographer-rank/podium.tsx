import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Avatar } from '@tuyuan/ui/avatar.tsx';
import { Link } from '@tuyuan/ui/link.tsx';
import { nameOf, photographerPath } from '../../../shared/photographer-paths.ts';
import { WorksStrip } from '../../../shared/works-strip.tsx';
import styles from './podium.module.css';
import type { RankedPhotographer } from './rank-row.tsx';

/** Shows the first three. */
export function Podium({ cards }: { readonly cards: readonly RankedPhotographer[] }) {
  return (
    <ol className={styles.podium}>
      {cards.map((card, index) => {
        const { author, personalSign, regionName, works, score, imageCount } = card;
        const name = nameOf(author);
        return (
          <li key={author.id} className={styles.step}>
            <span className={styles.place}>第 {index + 1} 名</span>
            <Link href={photographerPath(author.id)} className={styles.person}>
              <Avatar name={name} src={resourceUrl(author.avatar)} size={index === 0 ? 88 : 72} />
              <span className={styles.name}>{name}</span>
            </Link>
            <p className={styles.facts}>
              {[regionName, `${formatCount(imageCount)} 张作品`].filter(Boolean).join(' · ')}
            </p>
            <p className={styles.sign}>{personalSign}</p>
            <p className={styles.score}>
              {formatCount(score)} <span className={styles.unit}>分</span>
            </p>
            <div className={styles.works}>
              <WorksStrip works={works} />
            </div>
          </li>
        );
      })}
    </ol>
  );
}
