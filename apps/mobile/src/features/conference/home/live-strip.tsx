import { conferenceLiveApi, useGetLivePhotosQuery } from '@tuyuan/api-client/conference/photo-wall.ts';
import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import { livePhotoPath } from '@tuyuan/contract/conference/conference-path.ts';
import { ProgressiveImage } from '@tuyuan/ui/progressive-image.tsx';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useLiveEvents } from '../../../shared/meeting/use-live-events.ts';
import { paths } from '../../../shared/paths.ts';
import { useApiDispatch } from '../../../shared/use-api-dispatch.ts';
import styles from './live-strip.module.css';

const maxShown = 12;
const height = 76;

interface LiveStripProps {
  readonly conferenceId: number;
  /** Whether the conference has ended, so that nothing is live. */
  readonly isOver: boolean;
}

/** Shows the wall's newest photos at their own aspect ratios; new ones appear in front automatically. */
export function LiveStrip({ conferenceId, isOver }: LiveStripProps) {
  const wanted = { conferenceId, maxResultCount: maxShown };
  const { data, isError, refetch } = useGetLivePhotosQuery(wanted, { refetchOnMountOrArgChange: true });
  const [newCount, setNewCount] = useState(0);
  const dispatch = useApiDispatch();
  useLiveEvents({
    on: {
      photoPublished({ id, photo }) {
        if (photo) setNewCount((count) => count + 1);
        dispatch(
          conferenceLiveApi.util.updateQueryData('getLivePhotos', wanted, (draft) => {
            const others = draft.items.filter((item) => item.id !== id);
            draft.items = (photo ? [photo, ...others] : others).slice(0, maxShown);
          }),
        );
      },
    },
    lostTrack: () => void refetch(),
  });
  // Reserves the space, so that nothing below moves when photos arrive.
  if (!data && !isError) return <div className={styles.strip} aria-hidden />;
  if (!data || data.items.length === 0) return null;
  return (
    <Link to={paths.live} className={styles.strip} aria-label={isOver ? '现场照片' : '图片直播'}>
      <span className={styles.mark}>
        <span className={styles.live}>{isOver ? '照片' : '直播'}</span>
        {newCount > 0 && `新增 ${newCount} 张`}
      </span>
      {data.items.map((photo) => (
        <span
          key={photo.id}
          className={styles.photo}
          style={{ width: Math.round((photo.width / photo.height) * height) }}
        >
          <ProgressiveImage
            src={resourceUrl(livePhotoPath({ id: photo.imageId, version: photo.version }, 320))}
            alt=""
            width={photo.width}
            height={photo.height}
            thumbhash={photo.thumbhash}
            fillsBox
          />
        </span>
      ))}
    </Link>
  );
}
