import type { Itinerary, TravelDirection } from '@tuyuan/contract/conference/transport.ts';
import { wireClock, wireDay } from '@tuyuan/format/wire-day.ts';
import { Clock, Pencil } from 'lucide-react';
import { Button } from '../../../shared/layout/button.tsx';
import { Card } from '../../../shared/layout/card.tsx';
import { Facts } from '../../../shared/layout/facts.tsx';
import { StateChip } from '../../../shared/layout/state-chip.tsx';
import styles from './itinerary-card.module.css';
import { duration, minutesBetween, modeWords } from './trip-words.ts';

interface ItineraryCardProps {
  readonly direction: TravelDirection;
  readonly itinerary: Itinerary | undefined;
  /** Undefined without network. */
  readonly onEdit: (() => void) | undefined;
}

/** Shows my arrival or departure; a delay is struck through beside the new time. */
export function ItineraryCard({ direction, itinerary, onEdit }: ItineraryCardProps) {
  const word = direction === 'arrival' ? '到达' : '返程';
  if (!itinerary) {
    return (
      <Card className={styles.card}>
        <h2 className={styles.ask}>你的{word}行程</h2>
        <p className={styles.facts}>填了车次或航班，才好安排接送。</p>
        <div className={styles.action}>
          <Button isDisabled={onEdit === undefined} onClick={() => onEdit?.()}>
            填写{word}行程
          </Button>
        </div>
      </Card>
    );
  }
  const { mode, number, seat, fromPlace, toPlace, departsAt, arrivesAt, delayedUntil } = itinerary;
  const { label, icon: Icon } = modeWords[mode];
  const late = delayedUntil !== null && arrivesAt !== null ? minutesBetween(arrivesAt, delayedUntil) : 0;
  return (
    <Card className={styles.card}>
      <div className={styles.top}>
        <Icon size={20} strokeWidth={1.75} aria-hidden />
        <h2 className={styles.number}>
          <Facts>
            {`${label} ${number}`.trim()}
            {seat}
          </Facts>
        </h2>
        {late > 0 && (
          <StateChip tone="warn" icon={Clock}>
            晚点 {duration(late)}
          </StateChip>
        )}
        <button
          type="button"
          className={styles.edit}
          disabled={onEdit === undefined}
          onClick={onEdit}
          aria-label={`修改${word}行程`}
        >
          <Pencil size={18} strokeWidth={1.75} aria-hidden />
        </button>
      </div>
      {(departsAt !== null || arrivesAt !== null) && (
        <div className={styles.way}>
          {departsAt !== null && (
            <div>
              <b className={styles.time}>{wireClock(departsAt)}</b>
              <span className={styles.place}>{fromPlace || wireDay(departsAt)}</span>
            </div>
          )}
          {departsAt !== null && arrivesAt !== null && (
            <span className={styles.line}>{duration(minutesBetween(departsAt, delayedUntil ?? arrivesAt))}</span>
          )}
          {arrivesAt !== null && (
            <div className={departsAt === null ? undefined : styles.end}>
              <b className={styles.time}>
                {wireClock(delayedUntil ?? arrivesAt)}
                {delayedUntil !== null && <s>{wireClock(arrivesAt)}</s>}
              </b>
              <span className={styles.place}>{toPlace || wireDay(arrivesAt)}</span>
            </div>
          )}
        </div>
      )}
    </Card>
  );
}
