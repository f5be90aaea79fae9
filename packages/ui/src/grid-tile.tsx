import type { CSSProperties, ReactNode } from 'react';
import styles from './justified-grid.module.css';

interface GridTileProps {
  readonly index: number;
  /** Number of tiles, -1 while more can follow. */
  readonly setSize: number;
  readonly style: CSSProperties;
  readonly picture: ReactNode;
  readonly caption?: ReactNode;
}

export function GridTile({ index, setSize, style, picture, caption }: GridTileProps) {
  return (
    <li className={styles.tile} style={style} data-index={index} aria-setsize={setSize} aria-posinset={index + 1}>
      <div className={styles.picture}>{picture}</div>
      {caption !== undefined && <div className={styles.caption}>{caption}</div>}
    </li>
  );
}
