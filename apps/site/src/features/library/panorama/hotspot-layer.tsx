import { imageUrl } from '@tuyuan/api-client/resource-url.ts';
import type { ShownHotspot } from '@tuyuan/contract/library/panorama-data.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Icon } from '@tuyuan/ui/icon.tsx';
import type { IconName } from '@tuyuan/ui/icon-paths.ts';
import { Link } from '@tuyuan/ui/link.tsx';
import { type RefObject, useEffect } from 'react';
import { photoPath } from '../../../shared/photo-path.ts';
import styles from './hotspot.module.css';

const icons: Readonly<Record<ShownHotspot['kind'], IconName>> = {
  scene: 'location',
  text: 'info',
  picture: 'image',
  link: 'external',
};

interface HotspotLayerProps {
  readonly hotspots: readonly ShownHotspot[];
  readonly openKey: string | null;
  /** Says what a hotspot without a title is called: the scene it leads to. */
  readonly nameOf: (spot: ShownHotspot) => string;
  readonly buttons: RefObject<Map<string, HTMLElement>>;
  readonly onPress: (spot: ShownHotspot) => void;
  readonly onReach: (spot: ShownHotspot) => void;
}

/** The hotspots over the picture; whoever draws the picture moves them. Those behind stay within reach of the keyboard. */
export function HotspotLayer({ hotspots, openKey, nameOf, buttons, onPress, onReach }: HotspotLayerProps) {
  return hotspots.map((spot) => {
    const name = nameOf(spot);
    return (
      <button
        key={spot.key}
        ref={(element) => {
          if (element) buttons.current.set(spot.key, element);
          return () => void buttons.current.delete(spot.key);
        }}
        type="button"
        className={classNames(styles.spot, spot.key === openKey && styles.openSpot)}
        aria-expanded={spot.kind === 'scene' ? undefined : spot.key === openKey}
        aria-label={spot.kind === 'scene' ? `去「${name}」` : name}
        onClick={() => onPress(spot)}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && onReach(spot)}
      >
        <span className={styles.disc}>
          <Icon name={icons[spot.kind]} />
        </span>
        {name && <span className={styles.spotName}>{name}</span>}
      </button>
    );
  });
}

interface HotspotCardProps {
  readonly spot: ShownHotspot;
  readonly name: string;
  readonly card: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** What a hotspot says: words, a picture of the library, a way to another page. */
export function HotspotCard({ spot, name, card, onClose }: HotspotCardProps) {
  const { image, text, href } = spot;
  const isLarge = spot.kind === 'picture';
  // It stands after all hotspots: the keyboard would come to it last.
  useEffect(() => card.current?.focus({ preventScroll: true }), [card]);
  return (
    <section ref={card} className={styles.card} tabIndex={-1} aria-label={name || '热点'}>
      <div className={styles.cardHead}>
        <b>{name}</b>
        <button type="button" className={styles.close} aria-label="关闭" onClick={onClose}>
          <Icon name="close" size={16} />
        </button>
      </div>
      {image && isLarge && (
        <Link href={photoPath(image.id)}>
          <img className={styles.cardPicture} src={imageUrl(image, 640)} alt={image.title} />
        </Link>
      )}
      {text && <p>{text}</p>}
      {image && !isLarge && (
        <Link className={styles.cardLink} href={photoPath(image.id)}>
          <img src={imageUrl(image, 320)} alt="" />
          <span>看这张图片 ›</span>
        </Link>
      )}
      {href && (
        <Link className={styles.more} href={href}>
          去看看 ›
        </Link>
      )}
    </section>
  );
}
