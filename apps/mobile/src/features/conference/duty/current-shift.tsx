import type { MyShift } from '@tuyuan/contract/conference/duty.ts';
import { wireClock } from '@tuyuan/format/wire-day.ts';
import { Avatar } from '@tuyuan/ui/avatar.tsx';
import { CircleCheck, Clock, MapPin, Phone, ScanLine } from 'lucide-react';
import { Button } from '../../../shared/layout/button.tsx';
import { Card } from '../../../shared/layout/card.tsx';
import { Facts } from '../../../shared/layout/facts.tsx';
import styles from './current-shift.module.css';
import { checkInFrom, ownEntry, shiftTime, timeLeft } from './duty-words.ts';

interface CurrentShiftProps {
  readonly shift: MyShift;
  readonly now: string;
  /** Undefined without network. */
  readonly onCheckIn: (() => void) | undefined;
  onFind(): void;
}

/** Shows the current shift: the place, my colleagues there and the contact to call. */
export function CurrentShift({ shift, now, onCheckIn, onFind }: CurrentShiftProps) {
  const entry = ownEntry(shift);
  const isOn = entry?.state === 'onDuty';
  const isAwaited = entry !== undefined && !isOn && entry.state !== 'noShow';
  const from = checkInFrom(shift, now);
  const people = shift.people.filter(({ state }) => state !== 'noShow');
  const missing = people.filter((person) => person.isMissing).length;
  const late = people.filter(({ lateMinutes, state }) => lateMinutes > 0 && state !== 'onDuty').length;
  return (
    <Card isHero className={styles.card}>
      <p className={styles.top}>
        <span className={isOn ? styles.on : styles.next}>
          {isOn ? (
            <CircleCheck size={18} strokeWidth={2} aria-hidden />
          ) : (
            <Clock size={18} strokeWidth={1.75} aria-hidden />
          )}
          {isOn ? '我在岗' : '下一班'}
        </span>
        {isOn && entry.checkedInAt !== null && (
          <span className={styles.since}>{wireClock(entry.checkedInAt)} 到岗</span>
        )}
      </p>
      <h2 className={styles.place}>
        <Facts>
          {shift.place}
          {shift.work}
        </Facts>
      </h2>
      <p className={styles.facts}>
        <Facts>
          {shiftTime(shift, now)}
          {isOn ? timeLeft(shift.endsAt, now) : ''}
        </Facts>
      </p>
      {shift.directions !== '' && (
        <button type="button" className={styles.find} onClick={onFind}>
          <MapPin size={16} strokeWidth={1.75} aria-hidden />
          {shift.directions}
        </button>
      )}
      <div className={styles.people}>
        <span className={styles.faces}>
          {people.slice(0, 4).map(({ entryId, name }) => (
            <Avatar key={entryId} name={name} size={36} />
          ))}
        </span>
        <span className={styles.count}>
          <Facts>
            {`${people.length} 人`}
            {missing > 0 ? `${missing} 未到` : late > 0 ? `${late} 迟到` : ''}
          </Facts>
        </span>
        {shift.lead && shift.lead.phone !== '' && (
          <a href={`tel:${shift.lead.phone}`} className={styles.call}>
            <Phone size={18} strokeWidth={1.75} aria-hidden />
            呼叫组长
          </a>
        )}
      </div>
      {isAwaited && from !== '' && <p className={styles.facts}>{from} 起可以扫点签到</p>}
      {isAwaited && from === '' && (
        <Button isPrimary icon={ScanLine} isDisabled={onCheckIn === undefined} onClick={() => onCheckIn?.()}>
          扫点签到
        </Button>
      )}
    </Card>
  );
}
