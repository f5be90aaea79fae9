import { imageUrl } from '@tuyuan/api-client/resource-url.ts';
import type { CartItem } from '@tuyuan/contract/commerce/shopping-cart.ts';
import { Icon } from '@tuyuan/ui/icon.tsx';
import { Link } from '@tuyuan/ui/link.tsx';
import { photoPath } from '../photo-path.ts';
import styles from './line-picture.module.css';

/** A bought or wanted picture beside its words, whole within a box of 112 x 72. */
export function LinePicture({ imageId, cover }: Pick<CartItem, 'imageId' | 'cover'>) {
  if (!cover)
    return (
      <span className={styles.box}>
        <Icon name="image" />
      </span>
    );
  return (
    <Link href={photoPath(imageId)} className={styles.box}>
      <img src={imageUrl(cover, 320)} alt={cover.title} loading="lazy" width={112} height={72} />
    </Link>
  );
}
