import { mapLinks } from '@tuyuan/format/map-links.ts';
import { Sheet } from '../layout/sheet.tsx';
import styles from './map-sheet.module.css';

interface MapSheetProps {
  readonly place: Parameters<typeof mapLinks>[0];
  onClose(): void;
}

/** Which of the maps shall show the way. */
export function MapSheet({ place, onClose }: MapSheetProps) {
  return (
    <Sheet title="用哪个地图打开" onClose={onClose}>
      <p className={styles.address}>
        {[...new Set([place.name, place.address])].filter((part) => part !== '').join('，')}
      </p>
      <ul className={styles.list}>
        {mapLinks(place).map(({ label, href }) => (
          <li key={label}>
            <a className={styles.link} href={href} target="_blank" rel="noreferrer">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
