import { useGetTopicAlbumQuery } from '@tuyuan/api-client/album-data.ts';
import { ButtonLink } from '@tuyuan/ui/button.tsx';
import { EmptyState } from '@tuyuan/ui/empty-state.tsx';
import { AlbumCard } from '../../shared/album-card.tsx';
import { ImageRows } from '../../shared/image-rows.tsx';
import { PageBanner } from '../../shared/page-banner.tsx';
import { PageFrame } from '../../shared/page-frame.tsx';
import { PageSection } from '../../shared/page-section.tsx';
import { ShareButtons } from '../../shared/share-buttons.tsx';
import { topicCounts } from './topic-card.tsx';
import styles from './topic-view.module.css';

/** One topic: its story, then the albums and images the editors chose for it. */
export function TopicView({ id }: { readonly id: number }) {
  const { currentData: topic } = useGetTopicAlbumQuery({ id });
  if (!topic) return null;
  const { title, summary, story, cover, publishedAt, albums, images } = topic;
  const crumbs = [{ label: '专题', href: '/album' }, { label: title }];
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
        {albums.length > 0 && (
          <PageSection title="图集">
            <ul className={styles.albums}>
              {albums.map((album) => (
                <li key={album.id}>
                  <AlbumCard album={album} />
                </li>
              ))}
            </ul>
          </PageSection>
        )}
        {images.length > 0 && (
          <PageSection title="图片">
            <ImageRows images={images} label={`专题「${title}」的图片`} target={260} isBelowFold />
          </PageSection>
        )}
        {albums.length + images.length === 0 && (
          <EmptyState
            icon="album"
            title="这个专题还没有选片"
            text="可以先看看其他专题。"
            actions={
              <ButtonLink href="/album" size="small">
                看其他专题
              </ButtonLink>
            }
          />
        )}
      </PageFrame>
    </>
  );
}
