import { useGiveUpTripSeatMutation, useTakeTripSeatMutation } from '@tuyuan/api-client/conference/transport.ts';
import type { OwnTrip } from '@tuyuan/contract/conference/transport.ts';
import { wireClock, wireDay } from '@tuyuan/format/wire-day.ts';
import { say } from '../../../shared/feedback/say.ts';
import { Button } from '../../../shared/layout/button.tsx';
import { Facts } from '../../../shared/layout/facts.tsx';
import { ListCard } from '../../../shared/layout/list-card.tsx';
import { Row } from '../../../shared/layout/row.tsx';
import { failureText } from '../../../shared/states/failure-text.ts';
import styles from './open-trips.module.css';
import { duration, isDelayed } from './trip-words.ts';

interface OpenTripsProps {
  readonly trips: readonly OwnTrip[];
  readonly isOnline: boolean;
}

/** Shows rides on which attendees can book a seat themselves. */
export function OpenTrips({ trips, isOnline }: OpenTripsProps) {
  const [take, taking] = useTakeTripSeatMutation();
  const [giveUp, givingUp] = useGiveUpTripSeatMutation();
  async function change({ id, seat }: OwnTrip) {
    const { error } = seat ? await giveUp({ tripId: id }) : await take({ tripId: id });
    void say(error === undefined ? (seat ? '已退座' : '已订座') : failureText(error));
  }
  const isBusy = (id: number) =>
    (taking.isLoading && taking.originalArgs?.tripId === id) ||
    (givingUp.isLoading && givingUp.originalArgs?.tripId === id);
  return (
    <ListCard>
      {trips.map((trip) => {
        const { id, name, fromPlace, toPlace, departsAt, plannedDepartsAt, rideMinutes, capacity, taken, seat } = trip;
        const left = capacity - taken;
        return (
          <Row
            key={id}
            start={
              <>
                <b>{wireClock(departsAt)}</b>
                {isDelayed(trip) ? <s>{wireClock(plannedDepartsAt)}</s> : <small>{wireDay(departsAt)}</small>}
              </>
            }
            title={
              <h3>
                {fromPlace} → {toPlace}
              </h3>
            }
            text={
              <Facts>
                {name}
                {`约 ${duration(rideMinutes)}`}
                {seat ? `座位 ${seat.seatNo}` : left > 0 ? `余 ${left} 座` : '已满'}
              </Facts>
            }
            action={
              seat?.boardedAt ? (
                <span className={styles.boarded}>已上车</span>
              ) : (
                <Button
                  isBusy={isBusy(id)}
                  isDisabled={!isOnline || (seat === null && left <= 0)}
                  onClick={() => change(trip)}
                >
                  {seat ? '退座' : '订座'}
                </Button>
              )
            }
          />
        );
      })}
    </ListCard>
  );
}
