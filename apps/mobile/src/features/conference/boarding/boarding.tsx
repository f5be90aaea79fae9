import { useGetStaffTripsQuery } from '@tuyuan/api-client/conference/transport.ts';
import { wireClock, wireDay } from '@tuyuan/format/wire-day.ts';
import { Bus } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { PageFrame } from '../../../shared/frame/page-frame.tsx';
import { Facts } from '../../../shared/layout/facts.tsx';
import { ListCard } from '../../../shared/layout/list-card.tsx';
import { Row } from '../../../shared/layout/row.tsx';
import { EmptyView } from '../../../shared/states/empty-view.tsx';
import { FailureView } from '../../../shared/states/failure-view.tsx';
import { ListSkeleton } from '../../../shared/states/list-skeleton.tsx';
import styles from './boarding.module.css';
import { TripBoarding } from './trip-boarding.tsx';

/** The staff's view: choose a ride, then check who is aboard. */
export function Boarding() {
  const [query] = useSearchParams();
  const tripId = Number(query.get('trip') ?? 0);
  if (tripId > 0) return <TripBoarding tripId={tripId} />;
  return <RideList />;
}

function RideList() {
  const { data, isLoading, error, refetch } = useGetStaffTripsQuery(undefined, {
    pollingInterval: 15_000,
    skipPollingIfUnfocused: true,
  });
  const rides = data?.items.filter(({ state }) => state !== 'cancelled' && state !== 'arrived') ?? [];
  return (
    <PageFrame title="上车核验" onRefresh={refetch}>
      {isLoading && <ListSkeleton />}
      {!isLoading && data === undefined && <FailureView error={error} onRetry={refetch} />}
      {data && rides.length === 0 && <EmptyView icon={Bus} title="没有要发的车" text="排好的班车会在这里。" />}
      <ListCard>
        {rides.map((trip) => (
          <Row
            key={trip.id}
            to={`?view=boarding&trip=${trip.id}`}
            start={
              <>
                <b>{wireClock(trip.departsAt)}</b>
                <small>{wireDay(trip.departsAt)}</small>
              </>
            }
            title={trip.name}
            text={
              <Facts>
                {`${trip.fromPlace} → ${trip.toPlace}`}
                {trip.plate}
              </Facts>
            }
            end={
              <span className={styles.count}>
                <b>{trip.boarded}</b> / {trip.taken}
              </span>
            }
          />
        ))}
      </ListCard>
    </PageFrame>
  );
}
