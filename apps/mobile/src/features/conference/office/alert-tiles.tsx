import { classNames } from '@tuyuan/ui/class-names.ts';
import { type LucideIcon, TriangleAlert, Users, WifiOff } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import styles from './alert-tiles.module.css';

interface Tile {
  readonly to: string;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly count: number;
  readonly note?: string;
  readonly tone: 'error' | 'warn';
}

interface AlertTilesProps {
  readonly conflicts: number;
  /** Undefined while unknown, null where nobody is on duty. */
  readonly gaps: number | null | undefined;
  readonly offline: number;
  readonly queued: number;
}

/** Shows where action is needed; grey if none is. */
export function AlertTiles({ conflicts, gaps, offline, queued }: AlertTilesProps) {
  const tiles: readonly Tile[] = [
    { to: `${paths.office}?view=conflicts`, label: '冲突待判', icon: TriangleAlert, count: conflicts, tone: 'error' },
    ...(gaps === null
      ? []
      : [{ to: paths.duty, label: '班次缺口', icon: Users, count: gaps ?? 0, tone: 'warn' } as const]),
    {
      to: `${paths.office}?view=devices`,
      label: '离线设备',
      icon: WifiOff,
      count: offline,
      note: queued > 0 ? `队列 ${queued}` : '',
      tone: 'warn',
    },
  ];
  return (
    <ul className={styles.tiles}>
      {tiles.map(({ to, label, icon: Icon, count, note, tone }) => (
        <li key={label}>
          <Link to={to} className={classNames(styles.tile, count > 0 && styles[tone])}>
            <span className={styles.label}>
              <Icon size={16} strokeWidth={1.75} aria-hidden />
              {label}
            </span>
            <span>
              <b>{count}</b> {note}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
