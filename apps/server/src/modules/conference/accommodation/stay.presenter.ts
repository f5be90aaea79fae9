import type { StayWish } from '@tuyuan/contract/conference/accommodation.ts';
import type { StayGuest, StayHotel, StayPlan, StayRoom } from '@tuyuan/contract/conference/accommodation-fields.ts';
import { conferencePicturePath } from '@tuyuan/contract/conference/conference-path.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import type { GuestRow, WishRow } from './stay-guest.repository.ts';
import type { HotelRow } from './stay-hotel.repository.ts';
import type { PlanRow } from './stay-plan.repository.ts';
import type { RoomRow } from './stay-room.repository.ts';

export function presentWish(row: WishRow, timeZone: string): StayWish {
  return {
    needsRoom: row.needs_room,
    checkIn: row.check_in,
    checkOut: row.check_out,
    share: row.share,
    smokes: row.smokes,
    mateName: row.mate_name,
    note: row.note,
    updatedAt: toWireDate(row.updated_at, timeZone),
  };
}

export function presentGuest(row: GuestRow, timeZone: string): StayGuest {
  return {
    attendeeId: row.attendee_id,
    name: row.name,
    company: row.company,
    userType: row.user_type,
    gender: row.gender,
    wish: row.wish && presentWish(row.wish, timeZone),
  };
}

export function presentPlan(row: PlanRow): StayPlan {
  return {
    id: row.id,
    roomId: row.room_id,
    attendeeId: row.attendee_id,
    checkIn: row.check_in,
    checkOut: row.check_out,
    state: row.state,
    deskCode: row.desk_code,
    changeWish: row.change_wish,
    overriddenReason: row.overridden_reason,
  };
}

export function presentRoom(row: RoomRow): StayRoom {
  return {
    id: row.id,
    hotelId: row.hotel_id,
    number: row.number,
    floor: row.floor,
    kind: row.kind,
    capacity: row.capacity,
    allowsSmoking: row.allows_smoking,
    note: row.note,
  };
}

export function presentHotel(row: HotelRow, timeZone: string): StayHotel {
  return {
    id: row.id,
    name: row.name,
    address: row.address,
    way: row.way,
    phone: row.phone,
    breakfast: row.breakfast,
    cover: row.cover_key === null ? '' : conferencePicturePath(row.cover_key),
    checkInFrom: row.check_in_from,
    checkOutUntil: row.check_out_until,
    latitude: row.latitude,
    longitude: row.longitude,
    changeUntil: row.change_until && toWireDate(row.change_until, timeZone),
  };
}
