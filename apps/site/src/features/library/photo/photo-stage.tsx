import { imageSrcSet, imageUrl } from '@tuyuan/api-client/resource-url.ts';
import type { ImageDetail } from '@tuyuan/contract/library/image.ts';
import { Icon } from '@tuyuan/ui/icon.tsx';
import { ProgressiveImage } from '@tuyuan/ui/progressive-image.tsx';
import { browserPart } from '../../../shared/browser-part.tsx';
import styles from './photo-stage.module.css';

const PhotoFaces = browserPart(
  async () => (await import('./photo-faces.tsx')).PhotoFaces,
  () => null,
);

interface PhotoStageProps {
  readonly image: ImageDetail;
  onOpen(): void;
}

/** Shows the image at its own aspect ratio, at most 640 px high; pressing it opens the viewer. */
export function PhotoStage({ image, onOpen }: PhotoStageProps) {
  const { id, title, width, height, thumbhash, abilities } = image;
  const ratio = width / height;
  return (
    <button
      type="button"
      className={styles.stage}
      style={{ '--ratio': ratio }}
      aria-label={`全屏看图：${title}`}
      onClick={onOpen}
    >
      <span className={styles.picture}>
        <ProgressiveImage
          src={imageUrl(image, 1280)}
          srcSet={imageSrcSet(image)}
          sizes={`(max-width: 767px) min(100vw, ${Math.round(640 * ratio)}px), min(100vw, 800px, ${Math.round(640 * ratio)}px)`}
          alt={title}
          width={width}
          height={height}
          thumbhash={thumbhash}
          isEager
        />
        {abilities.edit && <PhotoFaces imageId={id} />}
      </span>
      <span className={styles.hint}>
        <Icon name="full-screen" size={16} />
        全屏看图
      </span>
    </button>
  );
}
