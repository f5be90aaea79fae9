import type { TravelMode, Trip, TripKind, TripState } from '@tuyuan/contract/conference/transport.ts';
import { wireClock, wireDay } from '@tuyuan/format/wire-day.ts';
import type { StatusTone } from '../../../shared/list/status-dot.tsx';

export const tripKindNames: Readonly<Record<TripKind, string>> = { arrival: '接站', shuttle: '接驳', return: '返程' };

export const tripStateWords: Readonly<Record<TripState, { readonly tone: StatusTone; readonly text: string }>> = {
  planned: { tone: 'off', text: '待发' },
  boarding: { tone: 'info', text: '正在上车' },
  departed: { tone: 'warning', text: '行驶中' },
  arrived: { tone: 'success', text: '已到达' },
  cancelled: { tone: 'error', text: '已取消' },
};

export const modeNames: Readonly<Record<TravelMode, string>> = {
  train: '火车',
  flight: '飞机',
  car: '自驾',
  other: '其他',
};

/** The states the office can move a ride to. */
export const nextSteps: Readonly<
  Partial<Record<TripState, { readonly state: 'boarding' | 'departed' | 'arrived'; readonly text: string }>>
> = {
  planned: { state: 'boarding', text: '开始上车' },
  boarding: { state: 'departed', text: '发车' },
  departed: { state: 'arrived', text: '已到达' },
};

/** Returns whether seats, times and vehicle can still change. */
export function isStillHere({ state }: Pick<Trip, 'state'>): boolean {
  return state === 'planned' || state === 'boarding';
}

/** 11 月 22 日 10:30 */
export function dayAndClock(wire: string): string {
  return `${wireDay(wire)} ${wireClock(wire)}`;
}
