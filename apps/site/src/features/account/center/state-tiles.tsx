import { Link } from '@tuyuan/ui/link.tsx';
import styles from './summary.module.css';

interface StateTilesProps {
  readonly label: string;
  readonly tiles: readonly { readonly label: string; readonly value: string; readonly href: string }[];
}

/** Figures beside each other, each leading to what it counts. */
export function StateTiles({ label, tiles }: StateTilesProps) {
  return (
    <ul className={styles.tiles} aria-label={label}>
      {tiles.map((tile) => (
        <li key={tile.label}>
          <Link href={tile.href} className={styles.tile}>
            <span className={styles.value}>{tile.value}</span>
            <span className={styles.label}>{tile.label}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
