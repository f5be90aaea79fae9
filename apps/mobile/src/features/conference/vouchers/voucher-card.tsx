import type { MyVoucher } from '@tuyuan/contract/conference/ticket-pass.ts';
import { wireClock, wireClockRange, wireShortDay } from '@tuyuan/format/wire-day.ts';
import { Ban, Check, Lock, TimerOff, Users } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useOnline } from '../../../shared/network/use-online.ts';
import { PassCode } from '../../../shared/pass/pass-code.tsx';
import { paths } from '../../../shared/paths.ts';
import { UndoNote } from './undo-note.tsx';
import styles from './voucher-card.module.css';
import { VoucherPicture } from './voucher-picture.tsx';
import { VoucherState } from './voucher-state.tsx';

interface VoucherCardProps {
  readonly voucher: MyVoucher;
  /** The next upcoming voucher, shown when this one is over. */
  readonly next: MyVoucher | undefined;
  /** Ticket code for typing. */
  readonly code: string | undefined;
}

/** Shows one voucher as presented at the counter. */
export function VoucherCard({ voucher, next, code }: VoucherCardProps) {
  const isOnline = useOnline();
  const [quickest] = voucher.pace;
  return (
    <div className={styles.page}>
      <article className={styles.card}>
        <header className={styles.cover}>
          <VoucherPicture voucher={voucher} className={styles.picture} />
          {voucher.state === 'available' && <h2 className={styles.title}>{voucher.name}</h2>}
          {voucher.state === 'available' && (
            <span className={styles.chip}>
              <VoucherState voucher={voucher} />
            </span>
          )}
        </header>
        <Middle voucher={voucher} code={code} />
        {(voucher.state === 'available' || voucher.state === 'locked') && (
          <dl className={styles.facts}>
            <div>
              <dt>时间</dt>
              <dd>{wireClockRange(voucher.opensAt, voucher.closesAt)}</dd>
            </div>
            <div>
              <dt>份数</dt>
              <dd>
                {voucher.remaining} 份 {voucher.kind === 'meal' && (voucher.diet || '普通餐')}
              </dd>
            </div>
            {voucher.place && (
              <div>
                <dt>地点</dt>
                <dd>{voucher.place}</dd>
              </div>
            )}
          </dl>
        )}
      </article>
      {!isOnline && voucher.state === 'available' && <p className={styles.line}>核销结果稍后更新</p>}
      {isOnline && voucher.state === 'available' && quickest && voucher.pace.length > 1 && (
        <p className={styles.line}>
          <Users size={18} strokeWidth={1.75} aria-hidden /> {quickest.counter}较快，近 5 分钟 {quickest.served} 人
        </p>
      )}
      {voucher.state === 'redeemed' && next && (
        <>
          <h3 className={styles.heading}>下一张</h3>
          <Link to={`${paths.voucher}?id=${next.id}`} replace className={styles.next}>
            <VoucherPicture voucher={next} className={styles.thumb} />
            <span>
              <b>{next.name}</b>
              <small>
                {wireClockRange(next.opensAt, next.closesAt)} {next.place}
              </small>
            </span>
            <VoucherState voucher={next} />
          </Link>
        </>
      )}
    </div>
  );
}

function Middle({ voucher, code }: Pick<VoucherCardProps, 'voucher' | 'code'>) {
  const { state, redeemed, name } = voucher;
  if (state === 'available')
    return (
      <div className={styles.code}>
        <PassCode label={`${name}券`} fallback={code} note="秒后换新" className={styles.qr} />
      </div>
    );
  if (state === 'redeemed' && redeemed)
    return (
      <section className={styles.result}>
        <span className={styles.tick}>
          <Check size={36} strokeWidth={2.25} aria-hidden />
        </span>
        <h2>{name}已领取</h2>
        <p>
          {wireShortDay(redeemed.at)} {wireClock(redeemed.at)} {redeemed.counter}
        </p>
        {redeemed.staff && <p>经办 {redeemed.staff}</p>}
        <UndoNote until={redeemed.undoUntil} />
      </section>
    );
  const [Sign, title, text] =
    state === 'locked'
      ? ([Lock, `${wireClock(voucher.opensAt)} 开放`, '到时间自动解锁，不用刷新'] as const)
      : state === 'expired'
        ? ([TimerOff, '已过领取时间', '如有疑问，请到会务台'] as const)
        : ([Ban, '这张券已取消', voucher.reason] as const);
  return (
    <section className={styles.result}>
      <span className={styles.sign}>
        <Sign size={32} strokeWidth={1.75} aria-hidden />
      </span>
      <h2>{name}</h2>
      <p>{title}</p>
      <p>{text}</p>
    </section>
  );
}
