import { useGetMostViewedImagesQuery } from '@tuyuan/api-client/site/dashboard.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Link } from 'react-router-dom';
import { Thumb } from '../../../shared/list/thumb.tsx';
import { paths } from '../../../shared/paths.ts';
import { Card } from './card.tsx';
import styles from './most-viewed.module.css';
import type { Period } from './period.ts';

/** The period's most viewed images, with pictures. */
export function MostViewed({ days }: { readonly days: Period }) {
  const query = useGetMostViewedImagesQuery({ days });
  return (
    <Card title="本期发布中浏览最多" query={query} aside={<Link to={`${paths.images}?sort=views.desc`}>全部</Link>}>
      {({ items }) =>
        items.length === 0 ? (
          <p className={styles.none}>这段时间发布的图片还没有人看过。</p>
        ) : (
          <ol className={styles.items}>
            {items.map(({ id, no, title, authorName, views, cover }) => (
              <li key={id}>
                <Link to={`${paths.images}?keyword=${no}`} className={styles.item}>
                  <Thumb cover={cover} />
                  <span className={styles.words}>
                    <span className={styles.title}>{title || '未命名'}</span>
                    <span className={styles.author}>{authorName}</span>
                  </span>
                  <span className={styles.views}>{formatCount(views)} 次</span>
                </Link>
              </li>
            ))}
          </ol>
        )
      }
    </Card>
  );
}
