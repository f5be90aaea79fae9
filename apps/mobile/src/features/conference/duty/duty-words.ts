import type { MyShift } from '@tuyuan/contract/conference/duty.ts';
import type { DutyPerson, DutyShift, DutySwap } from '@tuyuan/contract/conference/duty-fields.ts';
import { wireClock, wireDay, wireWeekday } from '@tuyuan/format/wire-day.ts';
import { conferenceDaysBetween } from '../../../shared/clock/conference-day.ts';
import type { Tone } from '../../../shared/layout/state-chip.tsx';

/** 今天 13:30–17:00, 周六 11:40–13:30, 11 月 30 日 … */
export function shiftTime({ startsAt, endsAt }: Pick<DutyShift, 'startsAt' | 'endsAt'>, now: string): string {
  const days = conferenceDaysBetween(now, startsAt);
  const day =
    days === 0 ? '今天' : days === 1 ? '明天' : days > 1 && days < 7 ? wireWeekday(startsAt) : wireDay(startsAt);
  return `${day} ${wireClock(startsAt)}–${wireClock(endsAt)}`;
}

export function ownEntry(shift: MyShift): DutyPerson | undefined {
  return shift.people.find(({ entryId }) => entryId === shift.entryId);
}

export function ownSwap(shift: MyShift): DutySwap | undefined {
  return shift.swaps.find(({ entryId }) => entryId === shift.entryId);
}

/** Returns the state of my place in a shift as a chip. */
export function entryChip(shift: MyShift): { tone: Tone; text: string } {
  const swap = ownSwap(shift);
  if (swap) return { tone: 'info', text: swap.toName === '' ? '换班中' : `换班中：${swap.toName}` };
  const entry = ownEntry(shift);
  switch (entry?.state) {
    case 'onDuty':
      return { tone: 'ok', text: '在岗' };
    case 'confirmed':
      return entry.lateMinutes > 0
        ? { tone: 'warn', text: `晚到 ${entry.lateMinutes} 分钟` }
        : { tone: 'ok', text: '已确认' };
    case 'done':
      return { tone: 'plain', text: '已完成' };
    case 'noShow':
      return { tone: 'error', text: '未到岗' };
    default:
      return { tone: 'warn', text: '待确认' };
  }
}

/** 还有 2 小时 19 分; "" when it is over. */
export function timeLeft(endsAt: string, now: string): string {
  const minutes = Math.round((Date.parse(`${endsAt}Z`) - Date.parse(`${now}Z`)) / 60_000);
  if (minutes <= 0) return '';
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? `还有 ${minutes} 分钟` : `还有 ${hours} 小时 ${minutes % 60} 分`;
}

/** Minutes before its beginning from which one can check in; the server has the last word. */
const earlyMinutes = 60;

/** Returns the time from which check-in for the shift opens; "" once it is open. */
export function checkInFrom({ startsAt }: Pick<DutyShift, 'startsAt'>, now: string): string {
  const from = new Date(Date.parse(`${startsAt}Z`) - earlyMinutes * 60_000).toISOString().slice(0, 19);
  return from <= now ? '' : wireClock(from);
}
