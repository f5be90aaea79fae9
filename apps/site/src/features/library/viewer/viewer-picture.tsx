import { imageSrcSet, imageUrl } from '@tuyuan/api-client/resource-url.ts';
import type { ImageCard } from '@tuyuan/contract/library/image.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { thumbhashPicture } from '@tuyuan/ui/thumbhash-picture.ts';
import { type ReactNode, useState } from 'react';
import type { Point, Size, Zoom } from '../../../shared/zoom/zoom.ts';
import styles from './viewer-picture.module.css';

interface ViewerPictureProps {
  readonly image: ImageCard;
  readonly fitted: Size;
  readonly zoom: Zoom;
  /** Distance dragged so far; undefined if it is not being dragged. */
  readonly drag: Point | undefined;
  /** Laid over the preview: the original. */
  readonly children?: ReactNode;
}

/** Shows the picture on the stage: blurred while loading, sharper with zoom, up to its 1600 px preview. */
export function ViewerPicture({ image, fitted, zoom, drag, children }: ViewerPictureProps) {
  const [stage, setStage] = useState<'waiting' | 'shown' | 'failed'>('waiting');
  const [attempt, setAttempt] = useState(0);
  const width = fitted.width * zoom.scale;
  const x = zoom.x + (drag?.x ?? 0);
  const y = zoom.y + (drag?.y ?? 0);
  const retry = () => {
    setStage('waiting');
    setAttempt(attempt + 1);
  };
  if (stage === 'failed') {
    return (
      <div className={styles.failed} role="alert">
        <p>图片暂时打不开</p>
        <Button size="small" icon="refresh" onClick={retry}>
          重新加载
        </Button>
      </div>
    );
  }
  const blurred = stage === 'waiting' ? thumbhashPicture(image.thumbhash) : undefined;
  return (
    <div
      className={classNames(styles.picture, !drag && zoom.scale === 1 && styles.settling)}
      style={{
        width,
        height: fitted.height * zoom.scale,
        transform: `translate(-50%, -50%) translate(${x}px, ${y}px)`,
        backgroundImage: blurred && `url(${blurred})`,
      }}
    >
      <img
        key={attempt}
        className={classNames(styles.image, stage === 'waiting' && styles.waiting)}
        src={imageUrl(image, 1600)}
        srcSet={imageSrcSet(image)}
        sizes={`${Math.ceil(width)}px`}
        alt={image.title}
        draggable={false}
        decoding="async"
        onLoad={() => setStage('shown')}
        onError={() => setStage('failed')}
      />
      {children}
    </div>
  );
}
