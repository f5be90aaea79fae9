import { imageUrl, resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import type { CartItem } from '@tuyuan/contract/commerce/shopping-cart.ts';
import { videoPosterPath } from '@tuyuan/contract/resource-path.ts';
import { Icon } from '@tuyuan/ui/icon.tsx';
import { Link } from '@tuyuan/ui/link.tsx';
import { photoPath } from '../photo-path.ts';
import { videoPath } from '../video-paths.ts';
import styles from './line-picture.module.css';

type Ware = Pick<CartItem, 'imageId' | 'videoId' | 'title' | 'cover' | 'poster'>;

/** A bought or wanted picture, or a video's poster, beside its words, whole within a box of 112 x 72. */
export function LinePicture({ ware: { imageId, videoId, title, cover, poster } }: { readonly ware: Ware }) {
  if (videoId !== null && poster !== null)
    return (
      <Link href={videoPath(videoId)} className={styles.box}>
        <img
          src={resourceUrl(videoPosterPath(videoId, poster, 640))}
          alt={title}
          loading="lazy"
          width={112}
          height={72}
        />
        <span className={styles.badge}>视频</span>
      </Link>
    );
  if (imageId === null || !cover)
    return (
      <span className={styles.box}>
        <Icon name={videoId === null ? 'image' : 'video'} />
        {videoId !== null && <span className={styles.badge}>视频</span>}
      </span>
    );
  return (
    <Link href={photoPath(imageId)} className={styles.box}>
      <img src={imageUrl(cover, 320)} alt={cover.title} loading="lazy" width={112} height={72} />
    </Link>
  );
}
