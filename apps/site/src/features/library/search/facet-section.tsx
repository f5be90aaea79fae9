import { formatCount } from '@tuyuan/format/count.ts';
import { Checkbox } from '@tuyuan/ui/checkbox.tsx';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Icon } from '@tuyuan/ui/icon.tsx';
import type { ReactNode } from 'react';
import styles from './facet-section.module.css';

/** Collapsible section of one facet. */
export function FacetSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <details className={styles.section} open>
      <summary className={styles.summary}>
        {title}
        <Icon name="chevron-up" size={16} className={styles.arrow} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}

interface FacetOptionProps {
  readonly text: string;
  readonly state: boolean | 'mixed';
  /** Undefined where it is not counted. */
  readonly count?: number | undefined;
  readonly isLowerBound?: boolean;
  /** Levels below the first. */
  readonly depth?: number;
  onChange(isChosen: boolean): void;
}

/** Value of a facet; one without results cannot be chosen, only removed. */
export function FacetOption({ text, state, count, isLowerBound = false, depth = 0, onChange }: FacetOptionProps) {
  const isDisabled = count === 0 && state === false;
  return (
    <li className={classNames(styles.option, isDisabled && styles.none)} style={{ paddingLeft: depth * 20 }}>
      <Checkbox state={state} isDisabled={isDisabled} onChange={onChange}>
        <span className={styles.text}>{text}</span>
      </Checkbox>
      {count !== undefined && (
        <span className={styles.count}>
          {formatCount(count)}
          {isLowerBound && count > 0 && '+'}
        </span>
      )}
    </li>
  );
}
