import { FilterChips } from '../../../shared/filter-chips.tsx';
import { emptyImageFilter, type ImageFilter } from '../../../shared/image-filter.ts';
import type { Condition } from '../../../shared/image-filter-conditions.ts';
import styles from './photo-chips.module.css';

/** Conditions that the facets show as chosen themselves. */
const facetFields: readonly string[] = [
  'categoryIds',
  'regionIds',
  'orientations',
  'colours',
  'years',
  'isFree',
  'canUseAuthPay',
];

interface PhotoChipsProps {
  readonly conditions: readonly Condition[];
  onChange(filter: ImageFilter): void;
}

/** Shows the active conditions; beside the facet column, only those it does not show. */
export function PhotoChips({ conditions, onChange }: PhotoChipsProps) {
  const others = conditions.filter(({ field }) => !facetFields.includes(field));
  const clear = () => onChange(emptyImageFilter);
  return (
    <>
      <div className={styles.narrow}>
        <FilterChips conditions={conditions} onChange={onChange} onClear={clear} />
      </div>
      <div className={styles.wide}>
        <FilterChips conditions={others} onChange={onChange} onClear={clear} />
      </div>
    </>
  );
}
