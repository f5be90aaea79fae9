import { isApiFailure } from '@tuyuan/api-client/api-failure.ts';
import { usePlaceGuestMutation } from '@tuyuan/api-client/conference/accommodation-management.ts';
import type { StayGuest, StayRoom } from '@tuyuan/contract/conference/accommodation-fields.ts';
import { App } from 'antd';
import { useState } from 'react';
import { failureText } from '../../../shared/failure-text.ts';
import type { Nights } from './room-fit.ts';

/** A placement that needs a reason. */
export interface Objection {
  readonly guest: StayGuest;
  readonly room: StayRoom;
  readonly nights: Nights;
  readonly text: string;
}

const bendable = ['Room.OtherSex', 'Room.NoSmoking'];

/** Puts guests into rooms; what only a reason allows waits as `objection`. */
export function usePlacing() {
  const { message } = App.useApp();
  const [place, { isLoading }] = usePlaceGuestMutation();
  const [objection, setObjection] = useState<Objection>();

  async function put(guest: StayGuest, room: StayRoom, nights: Nights, overriddenReason = ''): Promise<void> {
    const { checkIn, checkOut } = nights;
    try {
      await place({ attendeeId: guest.attendeeId, roomId: room.id, checkIn, checkOut, overriddenReason }).unwrap();
      setObjection(undefined);
      message.success(`${guest.name} 住 ${room.number}`);
    } catch (thrown) {
      if (isApiFailure(thrown) && bendable.includes(thrown.code) && overriddenReason === '')
        setObjection({ guest, room, nights, text: thrown.message });
      else message.error(failureText(thrown));
    }
  }
  return { put, isPlacing: isLoading, objection, forget: () => setObjection(undefined) };
}
