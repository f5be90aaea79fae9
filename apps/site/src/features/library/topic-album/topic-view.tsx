import { useGetTopicAlbumQuery } from '@tuyuan/api-client/library/album-data.ts';
import type { ReactNode } from 'react';
import { deferred } from '../../../shared/deferred.tsx';
import { PageBanner } from '../../../shared/page-banner.tsx';
import { PageFrame } from '../../../shared/page-frame.tsx';
import { ShareButtons } from '../../../shared/share-buttons.tsx';
import { useSetting } from '../../../shared/site-settings.ts';
import { topicCounts } from '../../../shared/topic-card.tsx';
import styles from './topic-view.module.css';

// Below banner and story.
const TopicSelection = deferred(async () => (await import('./topic-selection.tsx')).TopicSelection);

interface TopicViewProps {
  readonly id: number;
  /** Below it: what people say. */
  readonly children?: ReactNode;
}

/** Shows one topic: its story, then the editors' albums and images. */
export function TopicView({ id, children }: TopicViewProps) {
  const { currentData: topic } = useGetTopicAlbumQuery({ id });
  const section = useSetting('topicAlbumChar') || '专题';
  if (!topic) return null;
  const { title, summary, story, cover, publishedAt, albums, images } = topic;
  const crumbs = [{ label: section, href: '/album' }, { label: title }];
  const facts = [topicCounts(topic), publishedAt ? `${publishedAt.slice(0, 10)} 发布` : ''].filter(Boolean).join(' · ');
  return (
    <>
      <PageBanner cover={cover} crumbs={crumbs} title={title} text={summary}>
        {facts && <span className={styles.facts}>{facts}</span>}
        <ShareButtons path={`/album/list?id=${id}`} title={title} size="small" />
      </PageBanner>
      <PageFrame>
        {story && (
          <div className={styles.story}>
            {story
              .split(/\n\s*\n/)
              .map((paragraph, index) => ({ key: `${index + 1}`, paragraph: paragraph.trim() }))
              .map(({ key, paragraph }) => (
                <p key={key}>{paragraph}</p>
              ))}
          </div>
        )}
        <TopicSelection title={title} albums={albums} images={images} />
        {children}
      </PageFrame>
    </>
  );
}
