import type { MyVoucher } from '@tuyuan/contract/conference/ticket-pass.ts';
import { wireClock } from '@tuyuan/format/wire-day.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import styles from './vouchers.module.css';

/** 现在可用, 15:00 开放, 已核销, 已过期, 已取消. */
export function VoucherState({ voucher }: { readonly voucher: MyVoucher }) {
  const { state } = voucher;
  const words = {
    available: '现在可用',
    locked: `${wireClock(voucher.opensAt)} 开放`,
    redeemed: '已核销',
    expired: '已过期',
    revoked: '已取消',
  } as const;
  return <span className={classNames(styles.state, state === 'available' && styles.usable)}>{words[state]}</span>;
}
