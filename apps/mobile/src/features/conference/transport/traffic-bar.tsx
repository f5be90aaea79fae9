import type { OwnTrip } from '@tuyuan/contract/conference/transport.ts';
import { MapPin, Phone } from 'lucide-react';
import { Button } from '../../../shared/layout/button.tsx';

interface TrafficBarProps {
  readonly trip: OwnTrip;
  onFind(): void;
}

/** Contact of the driver, and the way to the boarding point. */
export function TrafficBar({ trip, onFind }: TrafficBarProps) {
  return (
    <>
      {trip.driverPhone !== '' && (
        <Button icon={Phone} href={`tel:${trip.driverPhone}`}>
          打给司机
        </Button>
      )}
      <Button isPrimary icon={MapPin} onClick={onFind}>
        找上车点
      </Button>
    </>
  );
}
