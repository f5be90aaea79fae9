import type { MyVoucher } from '@tuyuan/contract/conference/ticket-pass.ts';
import { expect, it } from 'vitest';
import { firstDay, voucherDays } from './voucher-day.ts';

const voucher = (id: number, opensAt: string, state: MyVoucher['state']): MyVoucher => ({
  id,
  pointId: id,
  kind: 'meal',
  name: `餐 ${id}`,
  place: '',
  cover: '',
  opensAt,
  closesAt: opensAt,
  state,
  portions: 1,
  remaining: 1,
  diet: '',
  reason: '',
  redeemed: null,
  pace: [],
});
const today = '2026-11-20';

it('puts what can be used first, and names days as people do', () => {
  const days = voucherDays(
    [
      voucher(1, '2026-11-20T09:00:00', 'redeemed'),
      voucher(2, '2026-11-20T15:00:00', 'locked'),
      voucher(3, '2026-11-20T12:00:00', 'available'),
      voucher(4, '2026-11-21T12:00:00', 'locked'),
      voucher(5, '2026-12-24T12:00:00', 'locked'),
    ],
    today,
  );
  expect(days.map(({ label, vouchers }) => [label, vouchers.map(({ id }) => id)])).toEqual([
    ['今天', [3, 2, 1]],
    ['周六', [4]],
    ['12/24', [5]],
  ]);
});

it('opens on today, on the next day to come, or on the last', () => {
  const days = (...list: string[]) =>
    voucherDays(
      list.map((day, id) => voucher(id, `${day}T12:00:00`, 'locked')),
      today,
    );
  expect(firstDay(days('2026-11-19', '2026-11-20'), today)).toBe('2026-11-20');
  expect(firstDay(days('2026-11-19', '2026-11-22'), today)).toBe('2026-11-22');
  expect(firstDay(days('2026-11-18', '2026-11-19'), today)).toBe('2026-11-19');
  expect(firstDay([], today)).toBeUndefined();
});
