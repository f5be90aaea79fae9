import { classNames } from '@tuyuan/ui/class-names.ts';
import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './hall-chips.module.css';
import type { WallQuery } from './wall-query.ts';

interface HallChipsProps {
  readonly halls: readonly string[];
  readonly query: WallQuery;
  /** False for viewers who cannot keep photos. */
  readonly hasKept: boolean;
  onChange(query: WallQuery): void;
}

/** Filters the photos by hall, and to those the viewer keeps. */
export function HallChips({ halls, query, hasKept, onChange }: HallChipsProps) {
  const [all, ...others] = ['', ...halls].map((name) => (
    <Chip key={name} isChosen={name === query.hall} onPress={() => onChange({ ...query, hall: name })}>
      {name === '' ? '全部' : name}
    </Chip>
  ));
  const isKept = query.kept !== '';
  return (
    <fieldset className={styles.chips} aria-label="会场与收藏">
      {all}
      {hasKept && (
        <Chip isChosen={isKept} onPress={() => onChange({ ...query, kept: isKept ? '' : '1' })}>
          <Star size={16} strokeWidth={2} fill={isKept ? 'currentColor' : 'none'} aria-hidden />
          我收藏的
        </Chip>
      )}
      {others}
    </fieldset>
  );
}

interface ChipProps {
  readonly isChosen: boolean;
  readonly children: ReactNode;
  onPress(): void;
}

function Chip({ isChosen, children, onPress }: ChipProps) {
  return (
    <button type="button" className={styles.hit} aria-pressed={isChosen} onClick={onPress}>
      <span className={classNames(styles.chip, isChosen && styles.chosen)}>{children}</span>
    </button>
  );
}
