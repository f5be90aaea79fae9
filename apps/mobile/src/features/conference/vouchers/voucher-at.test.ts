import type { MyVoucher } from '@tuyuan/contract/conference/ticket-pass.ts';
import { expect, it } from 'vitest';
import { voucherAt } from './voucher-at.ts';

const lunch = (state: MyVoucher['state']): MyVoucher => ({
  id: 1,
  pointId: 1,
  kind: 'meal',
  name: '午餐',
  place: '',
  cover: '',
  opensAt: '2026-11-20T12:00:00',
  closesAt: '2026-11-20T13:30:00',
  state,
  portions: 1,
  remaining: 1,
  diet: '',
  reason: '',
  redeemed: null,
  pace: [],
});
const at = (state: MyVoucher['state'], clock: string) =>
  voucherAt(lunch(state), Date.parse(`2026-11-20T${clock}:00+08:00`)).state;

it('opens and ends with its time', () => {
  expect(['11:59', '12:00', '13:29', '13:30'].map((clock) => at('locked', clock))).toEqual([
    'locked',
    'available',
    'available',
    'expired',
  ]);
  expect(at('available', '11:50')).toBe('available');
});

it('leaves what the server has ended as it is', () => {
  for (const state of ['redeemed', 'revoked', 'expired'] as const) expect(at(state, '12:30')).toBe(state);
});
