import type { DutyShift } from '@tuyuan/contract/conference/duty-fields.ts';
import { wireClock } from '@tuyuan/format/wire-day.ts';
import styles from './duty-timeline.module.css';
import { lackOf } from './duty-words.ts';

interface ShiftBlockProps {
  readonly shift: DutyShift;
  /** Percent of the day shown. */
  readonly from: number;
  readonly until: number;
  readonly onOpen: () => void;
}

/** A shift as a bar: its people and gaps. */
export function ShiftBlock({ shift, from, until, onOpen }: ShiftBlockProps) {
  const lack = lackOf(shift);
  const people = shift.people.filter(({ state }) => state !== 'noShow' || shift.state === 'done');
  const tone = shift.people.some(({ isMissing }) => isMissing) ? 'error' : lack !== '' ? 'warning' : shift.state;
  return (
    <li className={styles.slot} style={{ insetInlineStart: `${from}%`, width: `${until - from}%` }}>
      <button type="button" className={styles.shift} data-tone={tone} onClick={onOpen}>
        <span className={styles.clock}>
          {wireClock(shift.startsAt)}–{wireClock(shift.endsAt)}
          <span className={styles.count}>
            {shift.taken}/{shift.needed}
          </span>
        </span>
        <span className={styles.names}>{people.map(({ name }) => name).join('、') || '还没有人'}</span>
        {lack !== '' && <span className={styles.lack}>{lack}</span>}
        {shift.swaps.length > 0 && <span className={styles.lack}>换班中</span>}
      </button>
    </li>
  );
}
