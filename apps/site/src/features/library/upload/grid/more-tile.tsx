import { Icon } from '@tuyuan/ui/icon.tsx';
import type { CSSProperties } from 'react';
import styles from './tile-rows.module.css';

interface MoreTileProps {
  readonly count: number;
  readonly isAllSelected: boolean;
  readonly style?: CSSProperties | undefined;
  onPress(): void;
}

/** Unfolds the rest of a long group. */
export function MoreTile({ count, isAllSelected, style, onPress }: MoreTileProps) {
  return (
    <li className={styles.more} style={style}>
      <button type="button" className={styles.unfold} onClick={onPress}>
        还有 {count} 张{isAllSelected && '，都选中'}
        <Icon name="chevron-down" size={16} />
      </button>
    </li>
  );
}
