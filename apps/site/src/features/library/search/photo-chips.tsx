import { clearedFaces } from '../../../shared/face-words.ts';
import { FilterChips } from '../../../shared/filter-chips.tsx';
import { emptyImageFilter, type ImageFilter } from '../../../shared/image-filter.ts';
import { conditionsOf, type Trees } from '../../../shared/image-filter-conditions.ts';
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
  ...Object.keys(clearedFaces),
];

interface PhotoChipsProps {
  readonly filter: ImageFilter;
  readonly trees: Trees;
  onChange(filter: ImageFilter): void;
}

/** Shows the active conditions; beside the facet column, only those it does not show. */
export function PhotoChips({ filter, trees, onChange }: PhotoChipsProps) {
  const conditions = conditionsOf(filter, trees);
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
