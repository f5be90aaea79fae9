import type { RankedWork } from '@tuyuan/contract/contest/rank-data.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import styles from './objections.module.css';

/** How many objections there are to a work's place; nothing without any. */
export function ObjectionChip({ work: { objections } }: { readonly work: RankedWork }) {
  if (objections.made === 0) return null;
  return (
    <span className={classNames(styles.chip, objections.open > 0 && styles.open)}>
      异议 {objections.made} 条{objections.open === 0 && '，已答复'}
    </span>
  );
}
