import type { MyShift } from '@tuyuan/contract/conference/duty.ts';
import { lazy, Suspense } from 'react';
import { Facts } from '../../../shared/layout/facts.tsx';
import { ListCard } from '../../../shared/layout/list-card.tsx';
import { Row } from '../../../shared/layout/row.tsx';
import { StateChip } from '../../../shared/layout/state-chip.tsx';
import { entryChip, ownEntry, ownSwap, shiftTime } from './duty-words.ts';
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
    <ListCard isFlush>
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
          <Row
            onClick={() => onTask('open', shift)}
            title={
              <Facts>
                {shift.place}
                {shift.work}
              </Facts>
            }
            text={shiftTime(shift, now)}
            end={<StateChip tone={tone}>{text}</StateChip>}
          />
        );
        return (
          <Suspense key={shift.entryId} fallback={row}>
            <SwipeRow actions={actions}>{row}</SwipeRow>
          </Suspense>
        );
      })}
    </ListCard>
  );
}
