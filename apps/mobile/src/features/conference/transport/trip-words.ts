import type { TravelMode, Trip } from '@tuyuan/contract/conference/transport.ts';
import { Bus, Car, type LucideIcon, Plane, TrainFront } from 'lucide-react';

export const modeWords: Readonly<Record<TravelMode, { readonly label: string; readonly icon: LucideIcon }>> = {
  train: { label: '高铁', icon: TrainFront },
  flight: { label: '航班', icon: Plane },
  car: { label: '自驾', icon: Car },
  other: { label: '其他', icon: Bus },
};

export function isDelayed({ departsAt, plannedDepartsAt }: Trip): boolean {
  return departsAt !== plannedDepartsAt;
}

/** Minutes between two times of the wire of one place. */
export function minutesBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / 60_000);
}

/** 1 小时 46 分, 25 分钟 */
export function duration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? `${minutes} 分钟` : `${hours} 小时${minutes % 60 === 0 ? '' : ` ${minutes % 60} 分`}`;
}
