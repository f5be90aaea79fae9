import { useGetTopicAlbumsQuery } from '@tuyuan/api-client/library/album-data.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { useSearchParams } from 'react-router-dom';
import { readPageNumber } from '../../../shared/paged-list/list-address.ts';
import { emptyPage, PagedList } from '../../../shared/paged-list/paged-list.tsx';
import { useSetting } from '../../../shared/site-settings.ts';
import { TopicCard } from '../../../shared/topic-card.tsx';
import styles from './topic-list.module.css';
import { TOPICS_A_PAGE, topicsArgument, topicsPath } from './topic-queries.ts';

/** Shows the editors' topics, newest first, with pagination. */
export function TopicList() {
  const [params] = useSearchParams();
  const name = useSetting('topicAlbumChar') || '专题';
  const page = readPageNumber(params);
  return (
    <PagedList
      title={name}
      subject="专题"
      noteOf={(total = 0) => (total > 0 ? `${formatCount(total)} 个，编辑部选片` : '编辑部选片')}
      query={useGetTopicAlbumsQuery(topicsArgument(page))}
      page={page}
      perPage={TOPICS_A_PAGE}
      hrefOf={topicsPath}
      gridClass={styles.list}
      waitingClass={styles.item}
      empty={{
        icon: 'album',
        ...emptyPage({ subject: '专题', page, path: '/album', href: '/gallery?kind=album', hrefText: '先看看图集' }),
      }}
    >
      {(topics, gridClass) => (
        <ul className={gridClass}>
          {topics.map((topic, index) => (
            <li key={topic.id} className={styles.item}>
              <TopicCard topic={topic} isEager={index < 3} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}
