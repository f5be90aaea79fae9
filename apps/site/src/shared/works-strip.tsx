import type { Cover } from '@tuyuan/contract/library/album-data.ts';
import { Link } from '@tuyuan/ui/link.tsx';
import { CoverPicture } from './cover-picture.tsx';
import { photoPath } from './photo-path.ts';
import styles from './works-strip.module.css';

interface WorksStripProps {
  readonly works: readonly Cover[];
  /** Sum of the aspect ratios (width divided by height) that fill a row. */
  readonly ratio?: number;
}

/** Shows works side by side at their own aspect ratios, as many as fit a row. */
export function WorksStrip({ works, ratio = 3.6 }: WorksStripProps) {
  return (
    <ul className={styles.works} aria-label="作品">
      {worksOfRow(works, ratio).map((work) => (
        <li
          key={work.id}
          className={styles.work}
          style={{ flexGrow: work.width / work.height, aspectRatio: work.width / work.height }}
        >
          <Link href={photoPath(work.id)} aria-label={work.title} className={styles.link}>
            <CoverPicture cover={work} sizes="160px" widest={640} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function worksOfRow(works: readonly Cover[], most: number): Cover[] {
  const shown: Cover[] = [];
  let sum = 0;
  for (const work of works) {
    if (sum >= most) break;
    shown.push(work);
    sum += work.width / work.height;
  }
  return shown;
}
