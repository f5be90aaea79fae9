import type { OwnTrip, TripState } from '@tuyuan/contract/conference/transport.ts';
import { wireClock, wireDay } from '@tuyuan/format/wire-day.ts';
import { BusFront, Check } from 'lucide-react';
import { Facts } from '../../../shared/layout/facts.tsx';
import styles from './trip-steps.module.css';
import { duration } from './trip-words.ts';

type Place = 'done' | 'now' | 'next';

interface Step {
  readonly title: string;
  readonly facts: readonly string[];
  readonly time: string;
  readonly place: Place;
}

const order: readonly TripState[] = ['planned', 'boarding', 'departed', 'arrived'];

function stepsOf(trip: OwnTrip): Step[] {
  const at = order.indexOf(trip.state);
  const placeOf = (index: number): Place => (index < at ? 'done' : index === at ? 'now' : 'next');
  const grouped = trip.groupedAt === null ? '' : `${wireDay(trip.groupedAt)} ${wireClock(trip.groupedAt)}`;
  return [
    {
      title: '已编组',
      facts: [`${trip.taken} 人`, trip.leaderName === '' ? '' : `组长 ${trip.leaderName}`],
      time: grouped,
      place: at > 0 ? 'done' : 'now',
    },
    {
      title: trip.state === 'boarding' ? '上车中' : '上车',
      facts: [`${trip.fromPlace} ${trip.fromDirections}`.trim()],
      time: `${wireClock(trip.boardingFrom)}–${wireClock(trip.departsAt)}`,
      place: placeOf(1),
    },
    {
      title: '出发',
      facts: [`约 ${duration(trip.rideMinutes)}`],
      time: wireClock(trip.departedAt ?? trip.departsAt),
      place: placeOf(2),
    },
    {
      title: `到达 ${trip.toPlace}`,
      facts: [trip.toDirections],
      time: wireClock(trip.arrivedAt ?? trip.arrivesAt),
      place: trip.state === 'arrived' ? 'done' : 'next',
    },
  ];
}

/** Shows the ride's progress. */
export function TripSteps({ trip }: { readonly trip: OwnTrip }) {
  return (
    <ol className={styles.steps}>
      {stepsOf(trip).map(({ title, facts, time, place }) => (
        <li key={title} className={styles[place]} aria-current={place === 'now' ? 'step' : undefined}>
          <span className={styles.dot}>
            {place === 'done' && <Check size={14} strokeWidth={2.5} aria-hidden />}
            {place === 'now' && <BusFront size={14} strokeWidth={2} aria-hidden />}
          </span>
          <span className={styles.words}>
            {title}
            <small>
              <Facts>{facts}</Facts>
            </small>
          </span>
          <span className={styles.time}>{time}</span>
        </li>
      ))}
    </ol>
  );
}
