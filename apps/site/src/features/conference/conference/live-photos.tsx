import { useGetLivePhotosQuery } from '@tuyuan/api-client/conference/photo-wall.ts';
import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import type { ConferenceCard } from '@tuyuan/contract/conference/conference-data.ts';
import { livePhotoPath } from '@tuyuan/contract/conference/conference-path.ts';
import type { LivePhoto } from '@tuyuan/contract/conference/photo-wall.ts';
import { wireClock } from '@tuyuan/format/wire-day.ts';
import { JustifiedGrid, type TileSlot } from '@tuyuan/ui/justified-grid.tsx';
import { ProgressiveImage } from '@tuyuan/ui/progressive-image.tsx';
import { liveWallPath } from '../../../shared/conference/conference-paths.ts';
import { wallName } from '../../../shared/conference/conference-words.ts';
import { PageSection } from '../../../shared/page-section.tsx';
import styles from './live-photos.module.css';
import { livePhotosArgument } from './live-photos-argument.ts';

/** Shows the newest photos of the conference's wall; the whole wall is on the public mobile pages. */
export function LivePhotos({ conference }: { readonly conference: Pick<ConferenceCard, 'id' | 'conferenceState'> }) {
  const { id } = conference;
  const { currentData } = useGetLivePhotosQuery(livePhotosArgument(id));
  const photos = currentData?.items ?? [];
  if (photos.length === 0) return null;
  return (
    <div className={styles.photos}>
      <PageSection title={wallName(conference)} more={{ href: liveWallPath(id), label: '看全部照片' }}>
        <JustifiedGrid
          items={photos}
          label="现场图片"
          targets={{ wide: 200, narrow: 140 }}
          getKey={({ id: photoId }) => photoId}
          getRatio={({ width, height }) => width / height}
          renderTile={(photo, slot) => <Photo photo={photo} slot={slot} />}
        />
      </PageSection>
    </div>
  );
}

function Photo({ photo, slot }: { readonly photo: LivePhoto; readonly slot: TileSlot }) {
  const { imageId, version, title, hall, author, shotAt, width, height, thumbhash } = photo;
  const reference = { id: imageId, version };
  const words = [title || hall || '现场图片', author, wireClock(shotAt)].filter(Boolean).join('，');
  return (
    <a
      href={resourceUrl(livePhotoPath(reference, 1600))}
      target="_blank"
      rel="noreferrer"
      className={styles.photo}
      tabIndex={slot.tabIndex}
      aria-label={words}
      title={words}
    >
      <ProgressiveImage
        src={resourceUrl(livePhotoPath(reference, 640))}
        srcSet={`${resourceUrl(livePhotoPath(reference, 320))} 320w, ${resourceUrl(livePhotoPath(reference, 640))} 640w`}
        sizes={slot.sizes}
        alt=""
        width={width}
        height={height}
        thumbhash={thumbhash}
        fillsBox
      />
    </a>
  );
}
