import type { MySignPoint } from '@tuyuan/contract/conference/ticket-pass.ts';
import { wireClock, wireShortDay, wireSpan } from '@tuyuan/format/wire-day.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Bus, CircleCheck, DoorOpen, type LucideIcon, MonitorPlay } from 'lucide-react';
import styles from './sign-in.module.css';

const icons: Partial<Record<MySignPoint['kind'], LucideIcon>> = { shuttle: Bus, session: MonitorPlay };
const methods = { pass: '扫入场码', qr: '扫票面码', code: '报票号', hand: '工作人员代签', poster: '扫海报' } as const;
const states = {
  notOpen: '未开始',
  open: '可以签到',
  late: '可以签到，已过准时',
  signed: '已签到',
  closed: '已结束',
} as const;

interface SignPointRowProps {
  readonly point: MySignPoint;
  /** Signing in already. */
  readonly isBusy: boolean;
  onScan(direction: 'in' | 'out'): void;
}

/** Shows one sign point and the attendee's state there. */
export function SignPointRow({ point, isBusy, onScan }: SignPointRowProps) {
  const Icon = icons[point.kind] ?? DoorOpen;
  const { signed, state } = point;
  const canScan = point.hasPoster && (state === 'open' || state === 'late');
  const canLeave = point.hasPoster && point.hasLeave && state === 'signed' && signed?.leftAt === null;
  return (
    <li className={styles.row}>
      <span className={styles.icon}>
        <Icon size={24} strokeWidth={1.75} aria-hidden />
      </span>
      <span className={styles.facts}>
        <b className={styles.name}>{point.name}</b>
        <span className={styles.meta}>
          {wireSpan(point.opensAt, point.closesAt)} {point.place}
        </span>
        {signed && (
          <span className={styles.signed}>
            <CircleCheck size={16} strokeWidth={2} aria-hidden />
            {wireShortDay(signed.at)} {wireClock(signed.at)} {signed.gate} {methods[signed.method]}
            {signed.leftAt && `，${wireClock(signed.leftAt)} 离场`}
          </span>
        )}
      </span>
      {canScan ? (
        <button type="button" className={styles.scan} disabled={isBusy} onClick={() => onScan('in')}>
          扫海报
        </button>
      ) : canLeave ? (
        <button type="button" className={styles.scan} disabled={isBusy} onClick={() => onScan('out')}>
          扫海报离场
        </button>
      ) : (
        <span className={classNames(styles.state, state === 'signed' && styles.done)}>{states[state]}</span>
      )}
    </li>
  );
}
