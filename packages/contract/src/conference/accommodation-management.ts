import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { ExportLink, exportFields } from '../export.ts';
import { count, flagField, idField, listField, textField, wireDate, wireTime } from '../fields.ts';
import { pageFields, pageOf } from '../paging.ts';
import { roomKinds } from './accommodation.ts';
import { StayGuest, StayHotel, StayPlan, StayRoom } from './accommodation-fields.ts';
import { conferencePictureField } from './conference-fields.ts';

const staff = 'permission:Pages.Conferences.Staff' as const;

const hotelFields = {
  name: textField(60, 1),
  address: textField(200).default(''),
  way: textField(100).default(''),
  phone: textField(30).default(''),
  breakfast: textField(60).default(''),
  cover: conferencePictureField.default(''),
  checkInFrom: z
    .string()
    .regex(/^\d{2}:\d{2}$/, '时间格式应为 14:00')
    .default('14:00'),
  checkOutUntil: z
    .string()
    .regex(/^\d{2}:\d{2}$/, '时间格式应为 12:00')
    .default('12:00'),
  latitude: z.number().min(-90).max(90).nullable().default(null),
  longitude: z.number().min(-180).max(180).nullable().default(null),
  changeUntil: wireTime.nullable().default(null),
};

export const getRooming = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/conferenceStayManagement/GetRooming',
  access: staff,
  summary: 'A conference’s hotels, rooms, guests with their wishes, and who sleeps where.',
  input: z.object({ conferenceId: idField }),
  output: z.object({
    startTime: wireTime,
    endTime: wireTime,
    hotels: z.array(StayHotel),
    rooms: z.array(StayRoom),
    /** Attendees who asked for a room and those who have one. */
    guests: z.array(StayGuest),
    plans: z.array(StayPlan),
    /** Number of attendees who have not said whether they need a room. */
    silentCount: count,
  }),
  errors: ['Conference.NotFound'],
});

export const getSilentGuests = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/conferenceStayManagement/GetSilentGuests',
  access: staff,
  summary: 'Ticket holders who have not said whether they need a room, and have none.',
  input: z.object({ conferenceId: idField, keyword: textField(100).default(''), ...pageFields }),
  output: pageOf(StayGuest),
  errors: [],
});

export const createHotel = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceStayManagement/CreateHotel',
  access: staff,
  summary: 'Adds a hotel.',
  input: z.object({ conferenceId: idField, ...hotelFields }),
  output: z.object({ id: idField }),
  errors: ['Conference.NotFound', 'Hotel.NameTaken'],
  idempotent: true,
});

export const updateHotel = defineEndpoint({
  method: 'PUT',
  path: '/api/services/app/conferenceStayManagement/UpdateHotel',
  access: staff,
  summary: 'Changes a hotel.',
  input: z.object({ id: idField, ...hotelFields }),
  output: z.object({}),
  errors: ['Hotel.NotFound', 'Hotel.NameTaken'],
});

export const deleteHotel = defineEndpoint({
  method: 'DELETE',
  path: '/api/services/app/conferenceStayManagement/DeleteHotel',
  access: staff,
  summary: 'Deletes a hotel in which nobody has a room.',
  input: z.object({ id: idField }),
  output: z.object({}),
  errors: ['Hotel.NotFound', 'Room.HasGuests'],
});

const roomFields = {
  number: textField(20, 1),
  floor: textField(20).default(''),
  kind: z.enum(roomKinds, '请选择房型'),
  capacity: z.int('请填写人数').min(1, '至少 1 人').max(6, '最多 6 人'),
  allowsSmoking: flagField.default(false),
  note: textField(100).default(''),
};

export const createRooms = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceStayManagement/CreateRooms',
  access: staff,
  summary: 'Adds rooms to a hotel; a number that is there already is refused.',
  input: z.object({
    hotelId: idField,
    rooms: z.array(z.object(roomFields)).min(1, '请填写房间').max(200, '最多 200 间'),
  }),
  output: z.object({ ids: z.array(idField) }),
  errors: ['Hotel.NotFound', 'Room.NumberTaken'],
  idempotent: true,
});

export const updateHotelRoom = defineEndpoint({
  method: 'PUT',
  path: '/api/services/app/conferenceStayManagement/UpdateRoom',
  access: staff,
  summary: 'Changes a room; not below the guests it has on any night.',
  input: z.object({ id: idField, ...roomFields }),
  output: z.object({}),
  errors: ['Room.NotFound', 'Room.NumberTaken', 'Room.Full'],
});

export const deleteRooms = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceStayManagement/DeleteRooms',
  access: staff,
  summary: 'Deletes rooms in which nobody sleeps.',
  input: z.object({ ids: listField(idField, 200) }),
  output: z.object({}),
  errors: ['Room.NotFound', 'Room.HasGuests'],
});

export const placeGuest = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceStayManagement/PlaceGuest',
  access: staff,
  summary:
    'Puts somebody into a room for some nights, or moves him there. Never above its beds; two sexes, or a smoker into a room without smoke, only with a reason; never who said that he needs none and has none.',
  input: z
    .object({
      attendeeId: idField,
      roomId: idField,
      checkIn: wireDate,
      checkOut: wireDate,
      /** Reason for breaking the rules; "" applies the rules. */
      overriddenReason: textField(100).default(''),
    })
    .refine(({ checkIn, checkOut }) => checkIn < checkOut, { message: '离店要晚于入住', path: ['checkOut'] }),
  output: StayPlan,
  errors: [
    'Attendee.NotFound',
    'Room.NotFound',
    'Room.Full',
    'Room.OtherSex',
    'Room.NoSmoking',
    'Stay.Declined',
    'Stay.StateMismatch',
  ],
  idempotent: true,
});

export const removeGuest = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceStayManagement/RemoveGuest',
  access: staff,
  summary: 'Takes somebody out of his room; who was told of it is told of this, too.',
  input: z.object({ planId: idField }),
  output: z.object({}),
  errors: ['Stay.NotFound', 'Stay.StateMismatch'],
  idempotent: true,
});

export const publishStays = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceStayManagement/Publish',
  access: staff,
  summary: 'Tells the guests of these plans, or of all, where they sleep. Answers how many are new to them.',
  input: z.object({ conferenceId: idField, planIds: listField(idField, 2000) }),
  output: z.object({ count }),
  errors: ['Conference.NotFound'],
  idempotent: true,
});

export const answerStayChange = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceStayManagement/AnswerChange',
  access: staff,
  summary: 'Answers a guest who asked for another room: he has it now, or it stays.',
  input: z.object({ planId: idField, answer: textField(200, 1) }),
  output: z.object({}),
  errors: ['Stay.NotFound', 'Stay.StateMismatch'],
  idempotent: true,
});

export const moveStay = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceStayManagement/SetPresence',
  access: staff,
  summary: 'The guest has moved in, or has left.',
  input: z.object({ planId: idField, presence: z.enum(['checkedIn', 'left'], '请选择入住或离店') }),
  output: z.object({}),
  errors: ['Stay.NotFound', 'Stay.StateMismatch'],
  idempotent: true,
});

export const exportRoomList = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceStayManagement/ExportRoomList',
  access: staff,
  summary: 'A link to the guests of a hotel, or of all, by room: what its front desk works by.',
  input: z.object({ conferenceId: idField, hotelId: idField.nullable().default(null), ...exportFields }),
  output: ExportLink,
  errors: [],
});
