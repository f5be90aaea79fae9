import { useGetTopicAlbumsQuery } from '@tuyuan/api-client/library/album-data.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Link } from '@tuyuan/ui/link.tsx';
import { CoverPicture } from '../../../shared/cover-picture.tsx';
import { HomeSection } from './home-section.tsx';
import styles from './topic-albums.module.css';

/** Shows the editors' topics: one large, the others beside it. */
export function TopicAlbums({ title, count }: { readonly title: string; readonly count: number }) {
  const { data } = useGetTopicAlbumsQuery({ maxResultCount: count });
  if (!data || data.items.length === 0) return null;
  const topics = data.items.slice(0, 3);
  return (
    <HomeSection title={title || '专题'} more={{ href: '/album', label: '全部专题' }}>
      <ul className={classNames(styles.list, topics.length === 1 && styles.alone)}>
        {topics.map(({ id, title: name, summary, cover, imageCount }) => (
          <li key={id} className={styles.item}>
            <Link href={`/album/list?id=${id}`} className={styles.link}>
              {cover && <CoverPicture cover={cover} sizes="(max-width: 767px) 100vw, 592px" isDecoration />}
              <span className={styles.words}>
                <span className={styles.title}>{name}</span>
                <span className={styles.summary}>
                  {[summary.replace(/[。.]$/, ''), `${formatCount(imageCount)} 张`].filter(Boolean).join(' · ')}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
