import type { RoomKind, StayState } from '@tuyuan/contract/conference/accommodation.ts';
import { wireDaysBetween, wireWeekday } from '@tuyuan/format/wire-day.ts';
import type { Tone } from '../../../shared/layout/state-chip.tsx';

export const roomKindNames: Readonly<Record<RoomKind, string>> = {
  single: '单人间',
  double: '大床房',
  twin: '双床',
  triple: '三人间',
  suite: '套房',
};

export const stayStateWords: Readonly<Record<StayState, { readonly tone: Tone; readonly text: string }>> = {
  planned: { tone: 'plain', text: '排房中' },
  published: { tone: 'warn', text: '待你确认' },
  accepted: { tone: 'ok', text: '已确认' },
  changeAsked: { tone: 'info', text: '调整申请中' },
  checkedIn: { tone: 'ok', text: '已入住' },
  left: { tone: 'plain', text: '已离店' },
};

/** 11/19 周四 */
export function stayDay(day: string): string {
  const [, month = '', date = ''] = day.split('-');
  return `${Number(month)}/${Number(date)} ${wireWeekday(day)}`;
}

export function nightsOf({ checkIn, checkOut }: { readonly checkIn: string; readonly checkOut: string }): number {
  return wireDaysBetween(checkIn, checkOut);
}
