import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { count, flagField, idField, textField, wireTime } from '../fields.ts';

export const tripKinds = ['arrival', 'shuttle', 'return'] as const;
export type TripKind = (typeof tripKinds)[number];
export const tripStates = ['planned', 'boarding', 'departed', 'arrived', 'cancelled'] as const;
export type TripState = (typeof tripStates)[number];
export const travelModes = ['train', 'flight', 'car', 'other'] as const;
export type TravelMode = (typeof travelModes)[number];
export const travelDirections = ['arrival', 'return'] as const;
export type TravelDirection = (typeof travelDirections)[number];

export const Itinerary = z.object({
  direction: z.enum(travelDirections),
  mode: z.enum(travelModes),
  /** G 7356 */
  number: z.string(),
  seat: z.string(),
  fromPlace: z.string(),
  toPlace: z.string(),
  departsAt: wireTime.nullable(),
  arrivesAt: wireTime.nullable(),
  /** Current expected time; null while on time. */
  delayedUntil: wireTime.nullable(),
  needsRide: z.boolean(),
  note: z.string(),
});
export type Itinerary = z.infer<typeof Itinerary>;

export const Trip = z.object({
  id: idField,
  kind: z.enum(tripKinds),
  name: z.string(),
  state: z.enum(tripStates),
  fromPlace: z.string(),
  fromDirections: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  toPlace: z.string(),
  toDirections: z.string(),
  departsAt: wireTime,
  /** Originally announced time; differs from `departsAt` after a delay. */
  plannedDepartsAt: wireTime,
  boardingFrom: wireTime,
  arrivesAt: wireTime,
  rideMinutes: count,
  plate: z.string(),
  vehicle: z.string(),
  driverName: z.string(),
  driverPhone: z.string(),
  leaderName: z.string(),
  capacity: count,
  taken: count,
  boarded: count,
  isOpen: z.boolean(),
  /** Reason for the delay or the cancellation. */
  reason: z.string(),
  groupedAt: wireTime.nullable(),
  boardingAt: wireTime.nullable(),
  departedAt: wireTime.nullable(),
  arrivedAt: wireTime.nullable(),
});
export type Trip = z.infer<typeof Trip>;

export const OwnTrip = Trip.extend({
  /** Mine; null where I have none. */
  seat: z.object({ id: idField, seatNo: count, code: z.string(), boardedAt: wireTime.nullable() }).nullable(),
});
export type OwnTrip = z.infer<typeof OwnTrip>;

export const getMyTrips = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/conferenceTraffic/GetMine',
  access: 'ticket',
  module: 'trips',
  summary: 'How I come and go, the rides I have a seat in, and those in which I can take one.',
  input: z.object({}),
  output: z.object({ serverTime: wireTime, itineraries: z.array(Itinerary), trips: z.array(OwnTrip) }),
  errors: [],
});

export const saveItinerary = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceTraffic/SaveItinerary',
  access: 'ticket',
  module: 'trips',
  summary: 'Says how and when I come, or go, and by how much I am late.',
  input: z
    .object({
      direction: z.enum(travelDirections, '请选择到达或返程'),
      mode: z.enum(travelModes, '请选择交通方式'),
      number: textField(20).default(''),
      seat: textField(20).default(''),
      fromPlace: textField(40).default(''),
      toPlace: textField(40).default(''),
      departsAt: wireTime.nullable().default(null),
      arrivesAt: wireTime.nullable().default(null),
      delayedUntil: wireTime.nullable().default(null),
      needsRide: flagField.default(true),
      note: textField(200).default(''),
    })
    .refine(({ mode, number }) => (mode !== 'train' && mode !== 'flight') || number !== '', {
      message: '请填写车次或航班号',
      path: ['number'],
    })
    .refine(({ departsAt, arrivesAt }) => departsAt === null || arrivesAt === null || departsAt < arrivesAt, {
      message: '到达要晚于出发',
      path: ['arrivesAt'],
    }),
  output: Itinerary,
  errors: ['Conference.Over'],
  idempotent: true,
});

export const takeTripSeat = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceTraffic/TakeSeat',
  access: 'ticket',
  module: 'trips',
  summary: 'Takes a seat in an open ride. Who has one keeps it.',
  input: z.object({ tripId: idField }),
  output: z.object({ seatNo: count }),
  errors: ['Trip.NotFound', 'Trip.Full', 'Trip.Gone', 'Trip.NotOpen'],
  idempotent: true,
});

export const giveUpTripSeat = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceTraffic/GiveUpSeat',
  access: 'ticket',
  module: 'trips',
  summary: 'Gives my seat back before I have boarded.',
  input: z.object({ tripId: idField }),
  output: z.object({}),
  errors: ['Trip.NotFound', 'Seat.NotFound', 'Seat.Boarded'],
  idempotent: true,
});

export const getStaffTrips = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/conferenceTraffic/GetStaffTrips',
  access: 'ticket:staff',
  module: 'trips',
  summary: 'All rides of the conference with how many have boarded.',
  input: z.object({}),
  output: z.object({ serverTime: wireTime, items: z.array(Trip) }),
  errors: [],
});

export const getTripSeats = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/conferenceTraffic/GetSeats',
  access: 'ticket:staff',
  module: 'trips',
  summary: 'Who has a seat in a ride, and who is aboard.',
  input: z.object({ tripId: idField }),
  output: z.object({
    trip: Trip,
    items: z.array(
      z.object({ id: idField, attendeeId: idField, name: z.string(), seatNo: count, boardedAt: wireTime.nullable() }),
    ),
  }),
  errors: ['Trip.NotFound'],
});

export const boardSeat = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceTraffic/Board',
  access: 'ticket:staff',
  module: 'trips',
  summary: 'Lets somebody aboard by the code of his seat, or by name. A second time answers the first.',
  input: z
    .object({ tripId: idField, code: textField(200).default(''), seatId: idField.nullable().default(null) })
    .refine(({ code, seatId }) => code !== '' || seatId !== null, { message: '请扫码或选择乘客', path: ['code'] }),
  output: z.object({ name: z.string(), seatNo: count, boardedAt: wireTime, isRepeat: z.boolean(), boarded: count }),
  errors: ['Trip.NotFound', 'Trip.Gone', 'Seat.NotFound', 'Seat.OtherTrip'],
  idempotent: true,
});

export const unboardSeat = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceTraffic/UndoBoarding',
  access: 'ticket:staff',
  module: 'trips',
  summary: 'Takes a boarding back that was a mistake, before the ride departs.',
  input: z.object({ seatId: idField }),
  output: z.object({}),
  errors: ['Seat.NotFound', 'Trip.Gone'],
  idempotent: true,
});

export const advanceTrip = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceTraffic/Advance',
  access: 'ticket:staff',
  module: 'trips',
  summary: 'The ride boards now, has departed, has arrived; never a step back.',
  input: z.object({ tripId: idField, state: z.enum(['boarding', 'departed', 'arrived'], '请选择状态') }),
  output: Trip,
  errors: ['Trip.NotFound', 'Trip.StateMismatch'],
  idempotent: true,
});
