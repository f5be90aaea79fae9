import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction, isUniqueViolation } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { maxPerNight } from './rooming.policy.ts';
import { lockHotel } from './stay-hotel.repository.ts';
import { deleteRoomRows, holdRoom, insertRoom, type RoomFields, writeRoom } from './stay-room.repository.ts';

/** Throws `Hotel.NotFound`, `Room.NumberTaken`; then none is added. */
export function createRooms(db: Database, hotelId: number, rooms: readonly RoomFields[]): Promise<number[]> {
  return inTransaction(db, async (transaction) => {
    if (!(await lockHotel(transaction, hotelId))) throw new AppError('Hotel.NotFound');
    const ids: number[] = [];
    for (const [index, room] of rooms.entries())
      ids.push(await numbered(`rooms[${index}].number`, room.number, () => insertRoom(transaction, hotelId, room)));
    return ids;
  });
}

const always = { checkIn: '0000-01-01', checkOut: '9999-12-31' };

/** Throws `Room.NotFound`, `Room.NumberTaken`, `Room.Full` (it would have fewer beds than guests on some night). */
export function updateHotelRoom(db: Database, id: number, room: RoomFields): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const held = await orThrow(holdRoom(transaction, id), 'Room.NotFound');
    const guests = maxPerNight(held.sleepers, always);
    if (guests > room.capacity)
      throw new AppError('Room.Full', {
        validationErrors: [{ message: `已排了 ${guests} 人，床位不能更少。`, members: ['capacity'] }],
      });
    await numbered('number', room.number, () => writeRoom(transaction, id, room));
  });
}

/** All of them or none. Throws `Room.NotFound`, `Room.HasGuests`. */
export function deleteRooms(db: Database, ids: readonly number[]): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const wanted = [...new Set(ids)];
    const { found, hasGuests } = await deleteRoomRows(transaction, wanted);
    if (found !== wanted.length) throw new AppError('Room.NotFound');
    if (hasGuests) throw new AppError('Room.HasGuests');
  });
}

async function numbered<Result>(member: string, number: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (thrown) {
    if (!isUniqueViolation(thrown, 'stay_room_hotel_id_number_key')) throw thrown;
    throw new AppError('Room.NumberTaken', {
      validationErrors: [{ message: `已有 ${number} 号房。`, members: [member] }],
    });
  }
}
