import type { OwnTrip } from '@tuyuan/contract/conference/transport.ts';
import { wireClock, wireDay } from '@tuyuan/format/wire-day.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { QrCode } from '@tuyuan/ui/qr-code.tsx';
import { CircleX } from 'lucide-react';
import { Card } from '../../../shared/layout/card.tsx';
import { Facts } from '../../../shared/layout/facts.tsx';
import styles from './trip-card.module.css';
import { TripSteps } from './trip-steps.tsx';
import { isDelayed } from './trip-words.ts';

interface TripCardProps {
  readonly trip: OwnTrip;
  /** Shows the boarding code large. */
  onShowCode(): void;
}

/** Shows the ride I have a seat on: the number plate largest, the code one tap away. */
export function TripCard({ trip, onShowCode }: TripCardProps) {
  const { name, state, fromPlace, departsAt, plannedDepartsAt, plate, vehicle, seat, reason } = trip;
  if (state === 'cancelled') {
    return (
      <Card className={classNames(styles.card, styles.cancelled)}>
        <h2 className={styles.gone}>
          <CircleX size={22} strokeWidth={1.75} aria-hidden />
          {name} 已取消
        </h2>
        <p className={styles.reason}>
          原定 {wireDay(departsAt)} {wireClock(departsAt)} 从 {fromPlace} 出发。{reason}
        </p>
        <p className={styles.reason}>可以在下面改坐别的班次，或联系会务。</p>
      </Card>
    );
  }
  return (
    <Card className={styles.card}>
      <div className={styles.ink}>
        <div className={styles.row}>
          <span>
            <Facts>
              {name}
              {fromPlace}
            </Facts>
          </span>
          <span className={styles.when}>
            发车 {wireClock(departsAt)}
            {isDelayed(trip) && <s className={styles.old}>{wireClock(plannedDepartsAt)}</s>}
          </span>
        </div>
        <div className={styles.row}>
          <b className={styles.plate}>{plate || '车牌待定'}</b>
          {seat && seat.boardedAt === null && state !== 'arrived' && (
            <button type="button" className={styles.code} onClick={onShowCode} aria-label="放大上车码">
              <QrCode text={seat.code} size={56} label="上车码" />
            </button>
          )}
        </div>
        <p className={styles.facts}>
          <Facts>
            {vehicle}
            {seat ? `座位 ${String(seat.seatNo).padStart(2, '0')}` : ''}
            {seat && (seat.boardedAt === null ? '上车扫此码' : `${wireClock(seat.boardedAt)} 已上车`)}
          </Facts>
        </p>
      </div>
      {isDelayed(trip) && reason !== '' && <p className={styles.delay}>改点原因：{reason}</p>}
      <TripSteps trip={trip} />
    </Card>
  );
}
