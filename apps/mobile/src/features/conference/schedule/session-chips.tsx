import { wireClock } from '@tuyuan/format/wire-day.ts';
import { CalendarX, Check, Clock, FileText, TriangleAlert } from 'lucide-react';
import { StateChip } from '../../../shared/layout/state-chip.tsx';
import { ColourSquare } from './colour-square.tsx';
import type { MySession } from './schedule-sessions.ts';
import styles from './session-chips.module.css';

interface SessionChipsProps {
  readonly mine: MySession;
  readonly now: number;
}

/** Shows whether the session is running, its room, how full it is, and obstacles. */
export function SessionChips({ mine, now }: SessionChipsProps) {
  const { session, start, end, clashes } = mine;
  const isOn = session.state === 'on';
  return (
    <span className={styles.chips}>
      {!isOn && (
        <StateChip tone="error" icon={CalendarX}>
          已取消
        </StateChip>
      )}
      {isOn && start <= now && now < end && <StateChip tone="brand">进行中</StateChip>}
      {session.room && (
        <StateChip tone="plain">
          <ColourSquare colour={session.room.colour} />
          {session.room.name}
        </StateChip>
      )}
      {session.materialCount > 0 && (
        <StateChip tone="plain" icon={FileText}>
          有资料
        </StateChip>
      )}
      {isOn && <SeatChip mine={mine} now={now} />}
      {clashes.length > 0 && (
        <StateChip tone="error" icon={TriangleAlert}>
          与收藏冲突
        </StateChip>
      )}
    </span>
  );
}

function SeatChip({ mine: { session, seat, start }, now }: SessionChipsProps) {
  switch (seat?.state) {
    case 'confirmed':
      return (
        <StateChip tone="ok" icon={Check}>
          已订座
        </StateChip>
      );
    case 'held':
      return (
        <StateChip tone="warn" icon={Clock}>
          {seat.heldUntil === null ? '座位待确认' : `座位留到 ${wireClock(seat.heldUntil)}`}
        </StateChip>
      );
    case 'waitlisted':
      return (
        <StateChip tone="warn" icon={Clock}>
          候补第 {seat.waitlistPlace} 位
        </StateChip>
      );
    default:
      if (session.seatLimit === null || start <= now) return null;
      return <StateChip tone="plain">{restWords(session.seatLimit - session.seatsTaken)}</StateChip>;
  }
}

function restWords(rest: number): string {
  return rest > 0 ? `余 ${rest} 座` : '已满，可候补';
}
