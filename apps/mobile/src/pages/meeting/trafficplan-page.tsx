import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { OwnTraffic } from '../../features/conference/transport/own-traffic.tsx';
import { useMeeting } from '../../shared/meeting/meeting-context.tsx';

const Boarding = lazy(async () => ({
  default: (await import('../../features/conference/boarding/boarding.tsx')).Boarding,
}));

export function TrafficplanPage() {
  const { userType } = useMeeting().user;
  const [query] = useSearchParams();
  if (userType < 2 || query.get('view') !== 'boarding') return <OwnTraffic />;
  return (
    <Suspense>
      <Boarding />
    </Suspense>
  );
}
