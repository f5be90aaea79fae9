import type { DutyPerson, DutyShift } from '@tuyuan/contract/conference/duty-fields.ts';
import { wireClock, wireDay } from '@tuyuan/format/wire-day.ts';
import type { StatusTone } from '../../../shared/list/status-dot.tsx';

export function entryWords({ state, isMissing, lateMinutes }: DutyPerson): { tone: StatusTone; text: string } {
  if (isMissing) return { tone: 'error', text: '没有到岗' };
  switch (state) {
    case 'claimed':
      return { tone: 'off', text: '待确认' };
    case 'confirmed':
      return lateMinutes > 0 ? { tone: 'warning', text: `晚到 ${lateMinutes} 分钟` } : { tone: 'info', text: '已确认' };
    case 'onDuty':
      return { tone: 'success', text: '在岗' };
    case 'done':
      return { tone: 'off', text: '已完成' };
    case 'noShow':
      return { tone: 'error', text: '未到岗' };
  }
}

/** Returns what a shift lacks: 缺 1 人，1 人没到; "" for nothing. */
export function lackOf({ needed, taken, people, state }: DutyShift): string {
  if (state === 'done') return '';
  const missing = people.filter(({ isMissing }) => isMissing).length;
  return [needed > taken && `缺 ${needed - taken} 人`, missing > 0 && `${missing} 人没到`].filter(Boolean).join('，');
}

/** 11 月 22 日 10:30–14:00 */
export function shiftHours({ startsAt, endsAt }: Pick<DutyShift, 'startsAt' | 'endsAt'>): string {
  return `${wireDay(startsAt)} ${wireClock(startsAt)}–${wireClock(endsAt)}`;
}
