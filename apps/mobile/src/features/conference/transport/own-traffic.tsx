import { useGetMyTripsQuery } from '@tuyuan/api-client/conference/transport.ts';
import type { OwnTrip, TripKind } from '@tuyuan/contract/conference/transport.ts';
import { Bus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageFrame } from '../../../shared/frame/page-frame.tsx';
import { useKept } from '../../../shared/kept/use-kept.ts';
import { PageTabs } from '../../../shared/layout/page-tabs.tsx';
import { useOnline } from '../../../shared/network/use-online.ts';
import { EmptyView } from '../../../shared/states/empty-view.tsx';
import { FailureView } from '../../../shared/states/failure-view.tsx';
import { ListSkeleton } from '../../../shared/states/list-skeleton.tsx';
import { ItineraryCard } from './itinerary-card.tsx';
import { OpenTrips } from './open-trips.tsx';
import { TrafficBar } from './traffic-bar.tsx';
import { TripCard } from './trip-card.tsx';

const ItineraryForm = lazy(async () => ({ default: (await import('./itinerary-form.tsx')).ItineraryForm }));
const CodeSheet = lazy(async () => ({ default: (await import('./code-sheet.tsx')).CodeSheet }));
const MapSheet = lazy(async () => ({ default: (await import('../../../shared/place/map-sheet.tsx')).MapSheet }));

const tabs: readonly { value: TripKind; label: string }[] = [
  { value: 'arrival', label: '抵达' },
  { value: 'shuttle', label: '每日接驳' },
  { value: 'return', label: '返程' },
];

/** Shows my arrival, rides and departure. */
export function OwnTraffic() {
  const { data, asOf, isLoading, error, refetch } = useKept(
    useGetMyTripsQuery(undefined, {
      refetchOnMountOrArgChange: true,
      refetchOnReconnect: true,
      refetchOnFocus: true,
      pollingInterval: 30_000,
      skipPollingIfUnfocused: true,
    }),
  );
  const isOnline = useOnline();
  const [query] = useSearchParams();
  const [opened, setOpened] = useState<'form' | 'map' | { readonly codeOf: number }>();
  const isAhead = ({ seat, state }: OwnTrip) => seat !== null && state !== 'arrived' && state !== 'cancelled';
  // Without a word from the address: where the next ride is.
  const kind =
    tabs.find(({ value }) => value === query.get('tab'))?.value ?? data?.trips.find(isAhead)?.kind ?? 'arrival';
  const trips = data?.trips.filter((trip) => trip.kind === kind) ?? [];
  const mine = trips.filter(({ seat }) => seat !== null);
  // The current ride: the first that has not arrived.
  const current = mine.find(isAhead);
  const open = trips.filter(
    ({ isOpen, state, seat }) => isOpen && state !== 'cancelled' && (seat === null || kind === 'shuttle'),
  );
  const itinerary = data?.itineraries.find(({ direction }) => direction === kind);
  const coded = trips.find(({ id }) => typeof opened === 'object' && id === opened.codeOf);
  const close = () => setOpened(undefined);
  return (
    <PageFrame
      title="交通"
      asOf={asOf}
      error={error}
      subject="交通安排"
      onRefresh={refetch}
      {...(current && { bar: <TrafficBar trip={current} onFind={() => setOpened('map')} /> })}
    >
      <PageTabs name="tab" label="交通" tabs={tabs} value={kind} />
      {isLoading && <ListSkeleton />}
      {!isLoading && data === undefined && <FailureView error={error} onRetry={refetch} />}
      {data && kind !== 'shuttle' && (
        <ItineraryCard direction={kind} itinerary={itinerary} onEdit={isOnline ? () => setOpened('form') : undefined} />
      )}
      {mine
        .filter((trip) => kind !== 'shuttle' || trip === current || trip.state === 'cancelled')
        .map((trip) => (
          <TripCard key={trip.id} trip={trip} onShowCode={() => setOpened({ codeOf: trip.id })} />
        ))}
      {open.length > 0 && <OpenTrips trips={open} isOnline={isOnline} />}
      {data && kind === 'shuttle' && trips.length === 0 && (
        <EmptyView icon={Bus} title="还没有接驳班次" text="排好后会在这里，也会发通知。" />
      )}
      <Suspense>
        {opened === 'form' && kind !== 'shuttle' && (
          <ItineraryForm direction={kind} itinerary={itinerary} onClose={close} />
        )}
        {coded && <CodeSheet trip={coded} onClose={close} />}
        {opened === 'map' && current && (
          <MapSheet
            place={{
              name: current.fromPlace,
              address: current.fromDirections,
              latitude: current.latitude,
              longitude: current.longitude,
            }}
            onClose={close}
          />
        )}
      </Suspense>
    </PageFrame>
  );
}
