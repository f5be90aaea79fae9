import type { MyVoucher } from '@tuyuan/contract/conference/ticket-pass.ts';
import { wireClock, wireClockRange } from '@tuyuan/format/wire-day.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Check, Lock } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { firstDay, voucherDays } from './voucher-day.ts';
import { VoucherPicture } from './voucher-picture.tsx';
import { VoucherState } from './voucher-state.tsx';
import styles from './vouchers.module.css';

/** Returns a voucher's third line. */
function noteOf({ kind, state, diet, remaining, reason, redeemed }: MyVoucher) {
  switch (state) {
    case 'available':
      return (
        <>
          <Check size={16} strokeWidth={2} aria-hidden /> {kind === 'meal' && (diet || '普通餐')}
          {kind === 'meal' && <i className={styles.dot} />} 剩 {remaining} 份
        </>
      );
    case 'locked':
      return (
        <>
          <Lock size={15} strokeWidth={1.75} aria-hidden /> 到时间自动解锁
        </>
      );
    case 'redeemed':
      return (
        redeemed && `${wireClock(redeemed.at)} ${redeemed.counter}${redeemed.staff ? `，${redeemed.staff} 核销` : ''}`
      );
    case 'expired':
      return '已过领取时间';
    case 'revoked':
      return reason || '会务已取消';
  }
}

/** Shows the vouchers of one day; the day is in the address. */
export function VoucherList({ vouchers, today }: { readonly vouchers: readonly MyVoucher[]; readonly today: string }) {
  const [query] = useSearchParams();
  const days = voucherDays(vouchers, today);
  const shown = query.get('day') ?? firstDay(days, today);
  const day = days.find((one) => one.day === shown) ?? days[0];
  return (
    <>
      {days.length > 1 && (
        <nav className={styles.days} aria-label="日期">
          {days.map((one) => (
            <Link
              key={one.day}
              to={`${paths.voucher}?day=${one.day}`}
              replace
              className={styles.day}
              aria-current={one === day ? 'date' : undefined}
            >
              {one.label} {one.vouchers.length}
            </Link>
          ))}
        </nav>
      )}
      <ul className={styles.list}>
        {day?.vouchers.map((voucher) => (
          <li key={voucher.id}>
            <Link
              to={`${paths.voucher}?id=${voucher.id}`}
              className={classNames(
                styles.card,
                voucher.state !== 'available' && voucher.state !== 'locked' && styles.done,
              )}
            >
              <VoucherPicture voucher={voucher} className={styles.picture} />
              <span className={styles.facts}>
                <span className={styles.head}>
                  <b className={styles.name}>{voucher.name}</b>
                  <VoucherState voucher={voucher} />
                </span>
                <span>{wireClockRange(voucher.opensAt, voucher.closesAt)}</span>
                <span className={styles.place}>{voucher.place}</span>
                <span className={styles.note}>{noteOf(voucher)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
