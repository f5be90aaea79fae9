import type { PanoramaCard } from '@tuyuan/contract/library/panorama-data.ts';
import { panoramaPicturePath } from '@tuyuan/contract/library/panorama-path.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Link } from '@tuyuan/ui/link.tsx';
import styles from './panorama-tile.module.css';

/** Pixels of the picture, and about what a tile shows of them: a view and not the whole sphere. */
const whole = { width: 1280, height: 640 };
const tile = { width: 390, height: 219 };

/** Returns which part of the picture a tile shows, so that this share of it is in the middle. */
function shiftTo(share: number, size: number, shown: number): string {
  return `${Math.round(Math.max(0, Math.min(1, (share * size - shown / 2) / (size - shown))) * 100)}%`;
}

/** A panorama as a card, with the view it begins with. */
export function PanoramaTile({ panorama }: { readonly panorama: PanoramaCard }) {
  const { id, title, author, location, cover, sceneCount, views } = panorama;
  const { yaw, pitch } = cover.view;
  const x = shiftTo((yaw + 180) / 360, whole.width, tile.width);
  const y = shiftTo((90 - pitch) / 180, whole.height, tile.height);
  return (
    <Link href={`/vr/detail?id=${id}`} className={styles.tile}>
      <span className={styles.frame}>
        <img
          className={styles.picture}
          src={panoramaPicturePath(cover.version, 'card')}
          alt=""
          loading="lazy"
          style={{ objectPosition: `${x} ${y}` }}
        />
        <span className={styles.mark}>360°{sceneCount > 1 && ` · ${sceneCount} 个场景`}</span>
      </span>
      <b>{title}</b>
      <small>{[author, location, `${formatCount(views)} 次观看`].filter(Boolean).join(' · ')}</small>
    </Link>
  );
}
