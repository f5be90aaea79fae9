import { classNames } from '@tuyuan/ui/class-names.ts';
import { CalendarX, Check, Clock, FileText, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { ColourSquare } from './colour-square.tsx';
import { clockOf } from './schedule-clock.ts';
import type { MySession } from './schedule-sessions.ts';
import styles from './session-chips.module.css';

interface SessionChipsProps {
  readonly mine: MySession;
  readonly now: number;
}

const icon = { size: 14, strokeWidth: 2, 'aria-hidden': true } as const;

/** Whether it runs, where it is, how full it is, and what stands in the way. */
export function SessionChips({ mine, now }: SessionChipsProps) {
  const { session, start, end, clashes } = mine;
  const isOn = session.state === 'on';
  return (
    <span className={styles.chips}>
      {!isOn && (
        <Chip tone="error">
          <CalendarX {...icon} />
          已取消
        </Chip>
      )}
      {isOn && start <= now && now < end && <Chip tone="brand">进行中</Chip>}
      {session.room && (
        <Chip>
          <ColourSquare colour={session.room.colour} />
          {session.room.name}
        </Chip>
      )}
      {session.materialCount > 0 && (
        <Chip>
          <FileText {...icon} />
          有资料
        </Chip>
      )}
      {isOn && <SeatChip mine={mine} now={now} />}
      {clashes.length > 0 && (
        <Chip tone="error">
          <TriangleAlert {...icon} />
          与收藏冲突
        </Chip>
      )}
    </span>
  );
}

function SeatChip({ mine: { session, seat, start }, now }: SessionChipsProps) {
  switch (seat?.state) {
    case 'confirmed':
      return (
        <Chip tone="ok">
          <Check {...icon} />
          已订座
        </Chip>
      );
    case 'held':
      return (
        <Chip tone="warn">
          <Clock {...icon} />
          {seat.heldUntil === null ? '座位待确认' : `座位留到 ${clockOf(seat.heldUntil)}`}
        </Chip>
      );
    case 'waitlisted':
      return (
        <Chip tone="warn">
          <Clock {...icon} />
          候补第 {seat.waitlistPlace} 位
        </Chip>
      );
    default:
      if (session.seatLimit === null || start <= now) return null;
      return <Chip>{restWords(session.seatLimit - session.seatsTaken)}</Chip>;
  }
}

function restWords(rest: number): string {
  return rest > 0 ? `余 ${rest} 座` : '已满，可候补';
}

interface ChipProps {
  readonly tone?: 'plain' | 'brand' | 'ok' | 'warn' | 'error';
  readonly children: ReactNode;
}

function Chip({ tone = 'plain', children }: ChipProps) {
  return <span className={classNames(styles.chip, styles[tone])}>{children}</span>;
}
