import type { MouseEvent, ReactNode } from 'react';
import { Avatar } from './avatar.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';
import styles from './image-tile.module.css';
import { Link } from './link.tsx';
import { ProgressiveImage } from './progressive-image.tsx';

export interface TileAction {
  readonly icon: IconName;
  /** Accessible name without the picture's title: 收藏, 喜欢, 加购物车. */
  readonly label: string;
  /** For switches such as 喜欢; a pressed one shows its icon filled. */
  readonly isPressed?: boolean;
  /** Pressed in brand red, as a liked heart is. */
  readonly isRedWhenPressed?: boolean;
  onPress(event: MouseEvent<HTMLButtonElement>): void;
}

export interface ImageTileProps {
  readonly href: string;
  readonly title: string;
  readonly image: {
    readonly src: string;
    readonly srcSet?: string | undefined;
    readonly width: number;
    readonly height: number;
    readonly thumbhash?: string | null | undefined;
  };
  readonly sizes?: string | undefined;
  readonly author?: { readonly name: string; readonly avatar?: string | null | undefined } | undefined;
  readonly place?: string | undefined;
  /** Formatted, with its sign: `¥48.00 起`. */
  readonly price?: string | undefined;
  readonly actions?: readonly TileAction[];
  readonly isEager?: boolean;
  readonly tabIndex?: number | undefined;
  /** Id of an element that says more about the picture. */
  readonly describedBy?: string | undefined;
  /** Above the picture, beside the link. */
  readonly overlay?: ReactNode;
  /** Called before the link is followed; `preventDefault` stays on the page, for a viewer that opens in place. */
  onOpen?(event: MouseEvent<HTMLAnchorElement>): void;
}

/** A picture in a grid. At rest only the picture is shown; pointing, focusing or touching adds its title, author, price and actions. */
export function ImageTile(props: ImageTileProps) {
  const { href, title, image, sizes, author, place, price, actions = [], isEager = false } = props;
  const { tabIndex, describedBy, overlay, onOpen } = props;
  const by = [author?.name, place].filter(Boolean).join(' · ');
  return (
    <article className={styles.tile}>
      <Link href={href} className={styles.link} tabIndex={tabIndex} aria-describedby={describedBy} onClick={onOpen}>
        <ProgressiveImage {...image} sizes={sizes} alt={title} isEager={isEager} fillsBox />
      </Link>
      {actions.length > 0 && <div className={styles.shade} />}
      <div className={styles.info}>
        <div className={styles.title} aria-hidden="true">
          {title}
        </div>
        {(by || price) && (
          <div className={styles.facts}>
            {author && <Avatar name={author.name} src={author.avatar} size={20} />}
            <span className={styles.by}>{by}</span>
            {price && <span className={styles.price}>{price}</span>}
          </div>
        )}
      </div>
      {actions.length > 0 && (
        <div className={styles.actions}>
          {actions.map(({ icon, label, isPressed, isRedWhenPressed, onPress }) => (
            <button
              key={label}
              type="button"
              className={classNames(styles.action, isPressed && isRedWhenPressed && styles.liked)}
              title={label}
              aria-label={`${label}：${title}`}
              aria-pressed={isPressed}
              tabIndex={tabIndex}
              onClick={onPress}
            >
              <Icon name={icon} isFilled={isPressed === true} />
            </button>
          ))}
        </div>
      )}
      {overlay}
    </article>
  );
}
