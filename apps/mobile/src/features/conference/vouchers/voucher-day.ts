import type { MyVoucher } from '@tuyuan/contract/conference/ticket-pass.ts';
import { conferenceDay } from '../../../shared/clock/conference-day.ts';

const weekdays = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'];

export interface VoucherDay {
  /** `2026-11-20`. */
  readonly day: string;
  /** 今天, 周六, 11/22. */
  readonly label: string;
  readonly vouchers: readonly MyVoucher[];
}

/** Later ones first to be used, then those that are done with. */
const order = { available: 0, locked: 1, redeemed: 2, expired: 3, revoked: 4 } as const;

/** Groups the vouchers by day; `today` as `2026-11-20`. */
export function voucherDays(vouchers: readonly MyVoucher[], today: string): VoucherDay[] {
  const byDay = Map.groupBy(vouchers, ({ opensAt }) => conferenceDay(opensAt));
  return [...byDay.entries()]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([day, own]) => ({
      day,
      label: day === today ? '今天' : labelOf(day, today),
      vouchers: own.toSorted((a, b) => order[a.state] - order[b.state] || a.opensAt.localeCompare(b.opensAt)),
    }));
}

function labelOf(day: string, today: string): string {
  const apart = (Date.parse(day) - Date.parse(today)) / 86_400_000;
  const isNear = apart > -7 && apart < 7;
  return isNear ? (weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? day) : day.slice(5).replace('-', '/');
}

/** Returns the day to show first: today, else the next, else the last. */
export function firstDay(days: readonly VoucherDay[], today: string): string | undefined {
  return (days.find(({ day }) => day >= today) ?? days.at(-1))?.day;
}
