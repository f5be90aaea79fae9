import type { ImageDetail } from '@tuyuan/contract/library/image.ts';
import type { ReactNode } from 'react';
import { AuthorCard } from '../../../shared/author-card.tsx';
import { browserPart } from '../../../shared/browser-part.tsx';
import { deferred } from '../../../shared/deferred.tsx';
import { PageFrame } from '../../../shared/page-frame.tsx';
import { DownloadOriginal } from './download-original.tsx';
import { photoCrumbs } from './photo-crumbs.ts';
import { PhotoStage } from './photo-stage.tsx';
import { PhotoStory } from './photo-story.tsx';
import styles from './photo-view.module.css';

// Read before anything in them is pressed.
const AlbumStrip = deferred(async () => (await import('./album-strip.tsx')).AlbumStrip);
const PhotoFigures = deferred(async () => (await import('./photo-figures.tsx')).PhotoFigures);
const LicencePanel = deferred(async () => (await import('./licence-panel.tsx')).LicencePanel);
const PhotoData = deferred(async () => (await import('./photo-data.tsx')).PhotoData);
const PhotoNeighbours = browserPart(
  async () => (await import('./photo-neighbours.tsx')).PhotoNeighbours,
  () => <div className={styles.neighbours} />,
);

interface PhotoViewProps {
  readonly image: ImageDetail;
  readonly buying: ReactNode;
  /** Below it: where to go on. */
  readonly children?: ReactNode;
  onOpen(): void;
}

/** Shows one large image, with author, licences and data beside it. */
export function PhotoView({ image, buying, children, onOpen }: PhotoViewProps) {
  const { album, author, abilities } = image;
  return (
    <PageFrame crumbs={photoCrumbs(image)}>
      <div className={styles.columns}>
        <div className={styles.main}>
          <PhotoStage image={image} onOpen={onOpen} />
          <PhotoNeighbours image={image} />
          <PhotoFigures image={image} />
          <PhotoStory image={image} />
          {album && <AlbumStrip albumId={album.id} />}
        </div>
        <aside className={styles.panel} aria-label="作者、授权与数据">
          <AuthorCard author={author} />
          <LicencePanel
            image={image}
            action={abilities.downloadOriginal && <DownloadOriginal image={image} />}
            buying={buying}
          />
          <PhotoData image={image} />
        </aside>
      </div>
      {children}
    </PageFrame>
  );
}
