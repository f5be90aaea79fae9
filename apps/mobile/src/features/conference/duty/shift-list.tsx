import type { MyShift } from '@tuyuan/contract/conference/duty.ts';
import { ChevronRight } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Facts } from '../../../shared/layout/facts.tsx';
import { StateChip } from '../../../shared/layout/state-chip.tsx';
import { entryChip, ownEntry, ownSwap, shiftTime } from './duty-words.ts';
import styles from './shift-list.module.css';
import type { SwipeRowProps } from './swipe-row.tsx';

/** Until it is loaded, or if loading fails, a tap offers the same actions. */
const SwipeRow = lazy(async () => ({
  default: await import('./swipe-row.tsx').then(
    ({ SwipeRow }) => SwipeRow,
    () => PlainRow,
  ),
}));
const PlainRow = ({ children }: SwipeRowProps) => children;

export type ShiftTask = 'open' | 'swap' | 'late';

interface ShiftListProps {
  readonly shifts: readonly MyShift[];
  readonly now: string;
  /** False while offline: rows open, but nothing can be changed. */
  readonly isChangeable: boolean;
  onTask(task: ShiftTask, shift: MyShift): void;
}

/** My shifts; a row pulled to the left shows what a tap on it offers as well. */
export function ShiftList({ shifts, now, isChangeable, onTask }: ShiftListProps) {
  return (
    <ul className={styles.list}>
      {shifts.map((shift) => {
        const { tone, text } = entryChip(shift);
        const state = ownEntry(shift)?.state;
        const isAhead = (state === 'claimed' || state === 'confirmed') && isChangeable;
        const actions = isAhead
          ? [
              ...(ownSwap(shift)
                ? []
                : [{ key: 'swap', text: '换班', color: 'var(--info-text)', onClick: () => onTask('swap', shift) }]),
              { key: 'late', text: '报迟到', color: 'var(--warning-text)', onClick: () => onTask('late', shift) },
            ]
          : [];
        const row = (
          <button type="button" className={styles.row} onClick={() => onTask('open', shift)}>
            <span className={styles.words}>
              <Facts>
                {shift.place}
                {shift.work}
              </Facts>
              <small>{shiftTime(shift, now)}</small>
            </span>
            <StateChip tone={tone}>{text}</StateChip>
            <ChevronRight size={18} strokeWidth={1.75} className={styles.sign} aria-hidden />
          </button>
        );
        return (
          <li key={shift.entryId}>
            <Suspense fallback={row}>
              <SwipeRow actions={actions}>{row}</SwipeRow>
            </Suspense>
          </li>
        );
      })}
    </ul>
  );
}
