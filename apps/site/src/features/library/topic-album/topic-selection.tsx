import type { AlbumCard as AlbumCardData } from '@tuyuan/contract/library/album-data.ts';
import type { ImageCard } from '@tuyuan/contract/library/image.ts';
import { ButtonLink } from '@tuyuan/ui/button.tsx';
import { EmptyState } from '@tuyuan/ui/empty-state.tsx';
import { AlbumCard } from '../../../shared/album-card.tsx';
import { ImageRows } from '../../../shared/image-rows.tsx';
import { PageSection } from '../../../shared/page-section.tsx';
import styles from './topic-view.module.css';

interface TopicSelectionProps {
  readonly title: string;
  readonly albums: readonly AlbumCardData[];
  readonly images: readonly ImageCard[];
}

/** Shows the albums and images the editors chose for a topic. */
export function TopicSelection({ title, albums, images }: TopicSelectionProps) {
  return (
    <>
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
    </>
  );
}
