import { imageUrl } from '@tuyuan/api-client/resource-url.ts';
import type { Cover } from '@tuyuan/contract/library/album-data.ts';
import type { ImageDecision } from '@tuyuan/contract/library/image-decision.ts';
import { ProgressiveImage } from '@tuyuan/ui/progressive-image.tsx';
import styles from './framed-picture.module.css';

interface FramedPictureProps {
  readonly cover: Cover | null;
  readonly frame: ImageDecision['frame'];
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** A whole picture with the place that the reviewer marked on it. */
export function FramedPicture({ cover, frame }: FramedPictureProps) {
  return (
    <div className={styles.box}>
      {cover && (
        <div className={styles.picture} style={{ aspectRatio: `${cover.width} / ${cover.height}` }}>
          <ProgressiveImage
            src={imageUrl(cover, 640)}
            alt={frame ? '被退回的图片，审核员框出了一处' : '被退回的图片'}
            width={cover.width}
            height={cover.height}
            thumbhash={cover.thumbhash}
            fillsBox
          />
          {frame && (
            <span
              className={styles.frame}
              style={{
                left: percent(frame.x),
                top: percent(frame.y),
                width: percent(frame.width),
                height: percent(frame.height),
              }}
              aria-hidden="true"
            />
          )}
        </div>
      )}
    </div>
  );
}
