import { entryNumber } from '@tuyuan/contract/contest/entry-words.ts';
import type { RankedWork } from '@tuyuan/contract/contest/rank-data.ts';
import { Row } from '../../../shared/layout/row.tsx';
import { paths } from '../../../shared/paths.ts';
import styles from './own-places.module.css';
import { placesText } from './places-text.ts';

/** Where one's own works stand, always in sight above the tabs. */
export function OwnPlaces({ works }: { readonly works: readonly RankedWork[] }) {
  const [best, ...others] = works;
  if (!best) return null;
  const more = others.length > 0 ? `，另有 ${others.length} 件` : '';
  return (
    <aside className={styles.own} aria-label="我的名次">
      <Row
        title={`我的 ${entryNumber(best.number)} ${best.title}`}
        text={`${placesText(best)}${more}`}
        to={`${paths.work}?id=${best.id}`}
      />
    </aside>
  );
}
