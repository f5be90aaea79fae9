import type { ScheduleSession } from '@tuyuan/contract/conference/schedule-fields.ts';
import type { SessionMoment } from './agenda-state.ts';

interface SessionWord {
  readonly text: string;
  readonly tone: 'brand' | 'warning' | 'error' | 'plain';
}

/** Returns the one word that matters of a session: cancelled, on now, changed, full or with seats left. */
export function sessionWord(session: ScheduleSession, moment: SessionMoment): SessionWord | undefined {
  const { state, changes, seatLimit, seatsTaken } = session;
  if (state === 'cancelled') return { text: '已取消', tone: 'error' };
  if (moment === 'now') return { text: '正在进行', tone: 'brand' };
  if (moment === 'past') return undefined;
  const [change] = changes;
  if (change) return { text: change.field === 'time' ? `改到 ${change.to}` : '有调整', tone: 'warning' };
  if (seatLimit === null) return undefined;
  return { text: seatsTaken >= seatLimit ? '满' : `余 ${seatLimit - seatsTaken} 座`, tone: 'plain' };
}
