import type { MyShift } from '@tuyuan/contract/conference/duty.ts';
import { wireClock, wireDaysBetween } from '@tuyuan/format/wire-day.ts';
import { CircleCheck, ClipboardList, Clock, Phone, ScanLine } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Card } from '../../../shared/layout/card.tsx';
import { Facts } from '../../../shared/layout/facts.tsx';
import { paths } from '../../../shared/paths.ts';
import { spokenDay } from './conference-day.ts';
import styles from './shift-card.module.css';

interface ShiftCardProps {
  readonly shift: MyShift | undefined;
  readonly serverTime: string;
  /** Whether the staff member may scan tickets at all. */
  readonly mayCheck: boolean;
}

/** Shows the current shift, or else the next, with its actions. */
export function ShiftCard({ shift, serverTime, mayCheck }: ShiftCardProps) {
  if (!shift) {
    return (
      <Card isHero className={styles.card}>
        <p className={styles.state}>
          <ClipboardList size={18} strokeWidth={1.75} aria-hidden />
          今天没有你的班
        </p>
        <Link to={paths.duty} className={styles.quiet}>
          去看空班
        </Link>
      </Card>
    );
  }
  const isOn = shift.people.some(({ entryId, state }) => entryId === shift.entryId && state === 'onDuty');
  const canScan = isOn && mayCheck;
  const day = wireDaysBetween(serverTime, shift.startsAt) === 0 ? '' : spokenDay(shift.startsAt);
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
        <Link to={canScan ? paths.checker : paths.duty} className={styles.primary}>
          {canScan && <ScanLine size={20} strokeWidth={1.75} aria-hidden />}
          {canScan ? '开始核验' : isOn ? '看我的班' : '去签到'}
        </Link>
        {shift.lead && shift.lead.phone !== '' && (
          <a href={`tel:${shift.lead.phone}`} className={styles.call} aria-label={`打给组长 ${shift.lead.name}`}>
            <Phone size={20} strokeWidth={1.75} aria-hidden />
          </a>
        )}
      </div>
    </Card>
  );
}
