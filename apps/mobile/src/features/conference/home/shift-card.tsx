import type { MyShift } from '@tuyuan/contract/conference/duty.ts';
import { wireClock } from '@tuyuan/format/wire-day.ts';
import { CircleCheck, ClipboardList, Clock, Phone, ScanLine } from 'lucide-react';
import { Link } from 'react-router-dom';
import { conferenceDaysBetween } from '../../../shared/clock/conference-day.ts';
import { Card } from '../../../shared/layout/card.tsx';
import { Facts } from '../../../shared/layout/facts.tsx';
import { isCheckingWork } from '../../../shared/meeting/is-checking-work.ts';
import { paths } from '../../../shared/paths.ts';
import { spokenDay } from './conference-day.ts';
import styles from './shift-card.module.css';

interface ShiftCardProps {
  readonly shift: MyShift | undefined;
  readonly serverTime: string;
  /** Whether the staff member may scan tickets at all. */
  readonly mayCheck: boolean;
  /** Whether there are shifts at this conference. */
  readonly hasDuty: boolean;
}

/** Shows the current shift, or else the next. Checking comes first for those who may, unless the shift is another job. */
export function ShiftCard({ shift, serverTime, mayCheck, hasDuty }: ShiftCardProps) {
  if (!shift) {
    return (
      <Card isHero className={styles.card}>
        {hasDuty && (
          <p className={styles.state}>
            <ClipboardList size={18} strokeWidth={1.75} aria-hidden />
            今天没有你的班
          </p>
        )}
        <div className={styles.actions}>
          {mayCheck && <CheckLink />}
          {hasDuty && (
            <Link to={paths.duty} className={styles.quiet}>
              去看空班
            </Link>
          )}
        </div>
      </Card>
    );
  }
  const isOn = shift.people.some(({ entryId, state }) => entryId === shift.entryId && state === 'onDuty');
  const isCheckFirst = mayCheck && (isCheckingWork(shift.work) || !isOn);
  const day = conferenceDaysBetween(serverTime, shift.startsAt) === 0 ? '' : spokenDay(shift.startsAt);
  return (
    <Card isHero className={styles.card}>
      <p className={isOn ? styles.on : styles.state}>
        {isOn ? (
          <CircleCheck size={18} strokeWidth={2} aria-hidden />
        ) : (
          <Clock size={18} strokeWidth={1.75} aria-hidden />
        )}
        {isOn ? '在岗' : '下一班'}
      </p>
      <h2 className={styles.place}>
        <Facts>
          {shift.place}
          {shift.work}
        </Facts>
      </h2>
      <p className={styles.facts}>
        <Facts>
          {`${day} ${wireClock(shift.startsAt)}–${wireClock(shift.endsAt)}`.trim()}
          {shift.lead && `组长 ${shift.lead.name}`}
        </Facts>
      </p>
      <div className={styles.actions}>
        {isCheckFirst && <CheckLink />}
        {!(isCheckFirst && isOn) && (
          <Link to={paths.duty} className={isCheckFirst ? styles.quiet : styles.primary}>
            {isOn ? '看我的班' : '去签到'}
          </Link>
        )}
        {shift.lead && shift.lead.phone !== '' && (
          <a href={`tel:${shift.lead.phone}`} className={styles.call} aria-label={`打给组长 ${shift.lead.name}`}>
            <Phone size={20} strokeWidth={1.75} aria-hidden />
          </a>
        )}
      </div>
    </Card>
  );
}

function CheckLink() {
  return (
    <Link to={paths.checker} className={styles.primary}>
      <ScanLine size={20} strokeWidth={1.75} aria-hidden />
      开始核验
    </Link>
  );
}
