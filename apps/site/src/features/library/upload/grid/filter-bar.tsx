import { ToggleChip } from '@tuyuan/ui/chip.tsx';
import { Segmented } from '@tuyuan/ui/segmented.tsx';
import type { RefObject } from 'react';
import { filterNames, type Picture, type PictureFilter, passes, pictureFilters } from '../desk/picture.ts';
import styles from './filter-bar.module.css';

interface FilterBarProps {
  readonly pictures: readonly Picture[];
  readonly filter: PictureFilter;
  readonly isGrouped: boolean;
  readonly bar: RefObject<HTMLFieldSetElement | null>;
  onFilter(filter: PictureFilter): void;
  onGroup(isGrouped: boolean): void;
}

const groupings = [
  { value: 'time', label: '时间和地点' },
  { value: 'none', label: '不分组' },
] as const;

/** Filters by state with their counts, and whether pictures are grouped. Filters that would show nothing stay away. */
export function FilterBar({ pictures, filter, isGrouped, bar, onFilter, onGroup }: FilterBarProps) {
  const counted = pictureFilters.map((each) => ({
    each,
    count: pictures.filter((picture) => passes(picture, each)).length,
  }));
  return (
    <div className={styles.bar}>
      <fieldset ref={bar} className={styles.filters} aria-label="按状态筛选">
        {counted
          .filter(({ each, count }) => each === 'all' || each === filter || count > 0)
          .map(({ each, count }) => (
            <ToggleChip key={each} isSelected={each === filter} onToggle={() => onFilter(each)}>
              {filterNames[each]} {count}
            </ToggleChip>
          ))}
      </fieldset>
      <div className={styles.grouping}>
        <span aria-hidden="true">分组</span>
        <Segmented
          label="分组"
          value={isGrouped ? 'time' : 'none'}
          segments={groupings}
          onChange={(value) => onGroup(value === 'time')}
        />
      </div>
    </div>
  );
}
