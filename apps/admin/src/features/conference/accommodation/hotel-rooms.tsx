import type { StayGuest, StayHotel, StayPlan, StayRoom } from '@tuyuan/contract/conference/accommodation-fields.ts';
import { Button, Space } from 'antd';
import { useState } from 'react';
import { RoomCard } from './room-card.tsx';
import { RoomDialog } from './room-dialog.tsx';
import { type Nights, objectionTo } from './room-fit.ts';
import styles from './rooming.module.css';
import { RoomsDialog } from './rooms-dialog.tsx';

interface HotelRoomsProps {
  readonly hotel: StayHotel;
  readonly rooms: readonly StayRoom[];
  readonly plans: readonly StayPlan[];
  readonly guests: ReadonlyMap<number, StayGuest>;
  readonly chosen: StayGuest | undefined;
  readonly nights: Nights | undefined;
  readonly mayEdit: boolean;
  readonly onPut: (attendeeId: number, roomId: number) => void;
  readonly onOpen: (attendeeId: number) => void;
  readonly onEdit: () => void;
}

/** A hotel's rooms and their guests. */
export function HotelRooms(props: HotelRoomsProps) {
  const { hotel, rooms, plans, guests, chosen, nights, mayEdit, onPut, onOpen, onEdit } = props;
  const [isAdding, setAdding] = useState(false);
  const [edited, setEdited] = useState<StayRoom>();
  const beds = rooms.reduce((sum, { capacity }) => sum + capacity, 0);
  const taken = plans.filter(({ roomId }) => rooms.some(({ id }) => id === roomId)).length;
  return (
    <section aria-label={hotel.name}>
      <header className={styles.hotel}>
        <div>
          <h2 className={styles.heading}>{hotel.name}</h2>
          <p className={styles.note}>
            {rooms.length} 间，住 {taken} / {beds} 床{hotel.way !== '' && `，${hotel.way}`}
          </p>
        </div>
        {mayEdit && (
          <Space>
            <Button size="small" onClick={() => setAdding(true)}>
              加房间
            </Button>
            <Button size="small" aria-label={`编辑「${hotel.name}」`} onClick={onEdit}>
              编辑
            </Button>
          </Space>
        )}
      </header>
      {rooms.length === 0 && <p className={styles.note}>还没有房间</p>}
      <ul className={styles.rooms}>
        {rooms.map((room) => (
          <RoomCard
            key={room.id}
            room={room}
            plans={plans.filter(({ roomId }) => roomId === room.id)}
            guests={guests}
            chosen={chosen}
            objection={chosen && nights ? objectionTo(chosen, nights, room, plans, guests) : ''}
            mayEdit={mayEdit}
            onPut={(attendeeId) => onPut(attendeeId, room.id)}
            onOpen={onOpen}
            onEdit={() => setEdited(room)}
          />
        ))}
      </ul>
      {isAdding && <RoomsDialog hotel={hotel} onClose={() => setAdding(false)} />}
      {edited && (
        <RoomDialog
          room={edited}
          isEmpty={!plans.some(({ roomId }) => roomId === edited.id)}
          onClose={() => setEdited(undefined)}
        />
      )}
    </section>
  );
}
