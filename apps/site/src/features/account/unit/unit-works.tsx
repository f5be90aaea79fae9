import type { UnitDetail } from '@tuyuan/contract/account/organization-unit.ts';
import { EmptyState } from '@tuyuan/ui/empty-state.tsx';
import { AlbumCard } from '../../../shared/album-card.tsx';
import { PageSection } from '../../../shared/page-section.tsx';
import { PhotographerTile } from '../../../shared/photographer-tile.tsx';
import { useSetting } from '../../../shared/site-settings.ts';
import { TopicCard } from '../../../shared/topic-card.tsx';
import { VideoGrid } from '../../../shared/video-grid.tsx';
import styles from './unit-works.module.css';

/** Shows the unit's photographers, their newest albums and the topics that show their works. */
export function UnitWorks({ unit }: { readonly unit: UnitDetail }) {
  const { id, photographers, albums, topicAlbums, videos } = unit;
  const topicWord = useSetting('topicAlbumChar') || '专题';
  const hidden = unit.photographerCount - photographers.length;
  return (
    <>
      <PageSection title="摄影师" tools={hidden > 0 && <span className={styles.note}>另有 {hidden} 位</span>}>
        {photographers.length === 0 ? (
          <EmptyState icon="user" title="还没有摄影师加入" text="单位的摄影师加入后会出现在这里。" />
        ) : (
          <ul className={styles.people}>
            {photographers.map((card) => (
              <li key={card.author.id}>
                <PhotographerTile card={card} />
              </li>
            ))}
          </ul>
        )}
      </PageSection>
      {videos.length > 0 && (
        <PageSection title="视频" more={{ href: `/video?unitId=${id}`, label: '全部视频' }}>
          <VideoGrid videos={videos} label="视频" />
        </PageSection>
      )}
      {albums.length > 0 && (
        <PageSection title="新近图集">
          <ul className={styles.albums}>
            {albums.map((album) => (
              <li key={album.id}>
                <AlbumCard album={album} />
              </li>
            ))}
          </ul>
        </PageSection>
      )}
      {topicAlbums.length > 0 && (
        <PageSection title={topicWord}>
          <ul className={styles.topics}>
            {topicAlbums.map((topic) => (
              <li key={topic.id}>
                <TopicCard topic={topic} isEager={false} />
              </li>
            ))}
          </ul>
        </PageSection>
      )}
    </>
  );
}
