import type { OwnTrip } from '@tuyuan/contract/conference/transport.ts';
import { MapPin, Phone } from 'lucide-react';
import { ActionButton } from '../../../shared/layout/action-button.tsx';

interface TrafficBarProps {
  readonly trip: OwnTrip;
  onFind(): void;
}

/** Contact of the driver, and the way to the boarding point. */
export function TrafficBar({ trip, onFind }: TrafficBarProps) {
  return (
    <>
      {trip.driverPhone !== '' && (
        <ActionButton icon={Phone} href={`tel:${trip.driverPhone}`}>
          打给司机
        </ActionButton>
      )}
      <ActionButton isPrimary icon={MapPin} onClick={onFind}>
        找上车点
      </ActionButton>
    </>
  );
}
