import { z } from 'zod';
import { count, idField, wireDate, wireTime } from '../fields.ts';
import { roomKinds, StayWish, stayStates } from './accommodation.ts';

export const StayGuest = z.object({
  attendeeId: idField,
  name: z.string(),
  company: z.string(),
  userType: z.int(),
  gender: z.enum(['unknown', 'male', 'female']),
  wish: StayWish.nullable(),
});
export type StayGuest = z.infer<typeof StayGuest>;

export const StayPlan = z.object({
  id: idField,
  roomId: idField,
  attendeeId: idField,
  checkIn: wireDate,
  checkOut: wireDate,
  state: z.enum(stayStates),
  deskCode: z.string(),
  changeWish: z.string(),
  overriddenReason: z.string(),
});
export type StayPlan = z.infer<typeof StayPlan>;

export const StayRoom = z.object({
  id: idField,
  hotelId: idField,
  number: z.string(),
  floor: z.string(),
  kind: z.enum(roomKinds),
  capacity: count,
  allowsSmoking: z.boolean(),
  note: z.string(),
});
export type StayRoom = z.infer<typeof StayRoom>;

export const StayHotel = z.object({
  id: idField,
  name: z.string(),
  address: z.string(),
  way: z.string(),
  phone: z.string(),
  breakfast: z.string(),
  cover: z.string(),
  checkInFrom: z.string(),
  checkOutUntil: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  changeUntil: wireTime.nullable(),
});
export type StayHotel = z.infer<typeof StayHotel>;
