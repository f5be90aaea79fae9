import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { ExportLink, exportFields } from '../export.ts';
import { count, flagField, idField, listField, textField, wireTime } from '../fields.ts';
import { Itinerary, Trip, tripKinds } from './transport.ts';

const staff = 'permission:Pages.Conferences.Staff' as const;

export const TripSeat = z.object({
  id: idField,
  attendeeId: idField,
  name: z.string(),
  seatNo: count,
  boardedAt: wireTime.nullable(),
});
export type TripSeat = z.infer<typeof TripSeat>;

export const ManagedTrip = Trip.extend({ leaderId: idField.nullable(), seats: z.array(TripSeat) });
export type ManagedTrip = z.infer<typeof ManagedTrip>;

export const Traveller = z.object({
  attendeeId: idField,
  name: z.string(),
  company: z.string(),
  userType: z.int(),
  itinerary: Itinerary,
  /** Trips in that direction in which the traveller has a seat. */
  tripIds: z.array(idField),
});
export type Traveller = z.infer<typeof Traveller>;

export const getTraffic = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/conferenceTrafficManagement/GetTraffic',
  access: staff,
  summary: 'A conference’s rides with their passengers, and how everybody comes and goes.',
  input: z.object({ conferenceId: idField }),
  output: z.object({ serverTime: wireTime, trips: z.array(ManagedTrip), travellers: z.array(Traveller) }),
  errors: ['Conference.NotFound'],
});

const tripFields = {
  kind: z.enum(tripKinds, '请选择类别'),
  name: textField(40, 1),
  fromPlace: textField(40, 1),
  fromDirections: textField(100).default(''),
  latitude: z.number().min(-90).max(90).nullable().default(null),
  longitude: z.number().min(-180).max(180).nullable().default(null),
  toPlace: textField(40, 1),
  toDirections: textField(100).default(''),
  departsAt: wireTime,
  rideMinutes: z.int('请填写分钟数').min(1, '至少 1 分钟').max(1440, '最多 1440 分钟'),
  boardingMinutes: z.int('请填写分钟数').min(0).max(240, '最多 240 分钟').default(15),
  plate: textField(12).default(''),
  vehicle: textField(40).default(''),
  driverName: textField(30).default(''),
  driverPhone: textField(30).default(''),
  leaderId: idField.nullable().default(null),
  capacity: z.int('请填写座位数').min(1, '至少 1 座').max(500, '最多 500 座'),
  isOpen: flagField.default(false),
};

export const createTrip = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceTrafficManagement/CreateTrip',
  access: staff,
  summary: 'Adds a ride.',
  input: z.object({ conferenceId: idField, ...tripFields }),
  output: z.object({ id: idField }),
  errors: ['Conference.NotFound', 'Trip.Duplicate', 'Attendee.NotFound'],
  idempotent: true,
});

export const updateTrip = defineEndpoint({
  method: 'PUT',
  path: '/api/services/app/conferenceTrafficManagement/UpdateTrip',
  access: staff,
  summary: 'Changes a ride; not below its passengers. A later departure is a delay, told with its reason.',
  input: z.object({ id: idField, ...tripFields }),
  output: z.object({}),
  errors: ['Trip.NotFound', 'Trip.Duplicate', 'Trip.Full', 'Trip.Gone', 'Attendee.NotFound'],
});

export const delayTrip = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceTrafficManagement/Delay',
  access: staff,
  summary: 'Moves a departure and tells every passenger at once.',
  input: z.object({ id: idField, departsAt: wireTime, reason: textField(100).default('') }),
  output: z.object({}),
  errors: ['Trip.NotFound', 'Trip.Gone'],
  idempotent: true,
});

export const cancelTrip = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceTrafficManagement/Cancel',
  access: staff,
  summary: 'Cancels a ride and tells every passenger at once.',
  input: z.object({ id: idField, reason: textField(100, 1) }),
  output: z.object({}),
  errors: ['Trip.NotFound', 'Trip.Gone'],
  idempotent: true,
});

export const advanceManagedTrip = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceTrafficManagement/Advance',
  access: staff,
  summary: 'The ride boards now, has departed, has arrived; never a step back.',
  input: z.object({ id: idField, state: z.enum(['boarding', 'departed', 'arrived'], '请选择状态') }),
  output: z.object({}),
  errors: ['Trip.NotFound', 'Trip.StateMismatch'],
  idempotent: true,
});

export const deleteTrip = defineEndpoint({
  method: 'DELETE',
  path: '/api/services/app/conferenceTrafficManagement/DeleteTrip',
  access: staff,
  summary: 'Deletes a ride without passengers.',
  input: z.object({ id: idField }),
  output: z.object({}),
  errors: ['Trip.NotFound', 'Trip.HasPassengers'],
});

export const seatAttendees = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceTrafficManagement/SeatAttendees',
  access: staff,
  summary: 'Gives seats to attendees and tells them; all of them or none. Who has one keeps it.',
  input: z.object({
    tripId: idField,
    attendeeIds: listField(idField, 500).refine((ids) => ids.length > 0, '请选择参会者'),
  }),
  output: z.object({ count }),
  errors: ['Trip.NotFound', 'Trip.Full', 'Trip.Gone', 'Attendee.NotFound'],
  idempotent: true,
});

export const unseatAttendee = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceTrafficManagement/Unseat',
  access: staff,
  summary: 'Takes a seat back and tells who had it.',
  input: z.object({ seatId: idField }),
  output: z.object({}),
  errors: ['Seat.NotFound', 'Seat.Boarded'],
  idempotent: true,
});

export const exportManifests = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceTrafficManagement/ExportManifests',
  access: staff,
  summary: 'A link to the passengers of a ride, or of all that are not cancelled, as a file.',
  input: z.object({ conferenceId: idField, tripId: idField.nullable().default(null), ...exportFields }),
  output: ExportLink,
  errors: [],
});
