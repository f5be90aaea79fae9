import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { flagField, idField, textField, wireDate, wireTime } from '../fields.ts';

export const stayStates = ['planned', 'published', 'accepted', 'changeAsked', 'checkedIn', 'left'] as const;
export type StayState = (typeof stayStates)[number];
export const roomKinds = ['single', 'double', 'twin', 'triple', 'suite'] as const;
export type RoomKind = (typeof roomKinds)[number];
export const stayShares = ['single', 'shared'] as const;
export type StayShare = (typeof stayShares)[number];

export const StayWish = z.object({
  needsRoom: z.boolean(),
  checkIn: wireDate.nullable(),
  checkOut: wireDate.nullable(),
  share: z.enum(stayShares),
  smokes: z.boolean(),
  mateName: z.string(),
  note: z.string(),
  updatedAt: wireTime,
});
export type StayWish = z.infer<typeof StayWish>;

/** Published room as its guest sees it. */
export const OwnStay = z.object({
  planId: idField,
  state: z.enum(stayStates),
  hotel: z.object({
    name: z.string(),
    address: z.string(),
    way: z.string(),
    phone: z.string(),
    breakfast: z.string(),
    checkInFrom: z.string(),
    checkOutUntil: z.string(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    /** Path of the picture, or "". */
    cover: z.string(),
  }),
  room: z.object({
    number: z.string(),
    floor: z.string(),
    kind: z.enum(roomKinds),
    allowsSmoking: z.boolean(),
  }),
  checkIn: wireDate,
  checkOut: wireDate,
  deskCode: z.string(),
  mates: z.array(z.object({ name: z.string(), hasArrived: z.boolean() })),
  changeWish: z.string(),
  changeAnswer: z.string(),
  /** Deadline for requesting another room; null until the guest has moved in. */
  changeUntil: wireTime.nullable(),
  mayAskChange: z.boolean(),
});
export type OwnStay = z.infer<typeof OwnStay>;

export const getMyStay = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/conferenceStay/GetMine',
  access: 'ticket',
  module: 'stays',
  summary: 'My room once it is published, and what I wished for.',
  input: z.object({}),
  output: z.object({
    /** False when the conference has no hotel. */
    isOffered: z.boolean(),
    /** Start and end of the conference, for the form. */
    startTime: wireTime,
    endTime: wireTime,
    /** True while no room is published and the wish can still be changed. */
    mayWish: z.boolean(),
    wish: StayWish.nullable(),
    stay: OwnStay.nullable(),
  }),
  errors: [],
});

export const saveStayWish = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceStay/SaveWish',
  access: 'ticket',
  module: 'stays',
  summary: 'Says whether I need a room, when, and with whom; until my room is published.',
  input: z
    .object({
      needsRoom: flagField,
      checkIn: wireDate.nullable().default(null),
      checkOut: wireDate.nullable().default(null),
      share: z.enum(stayShares, '请选择单住或合住').default('shared'),
      smokes: flagField.default(false),
      mateName: textField(30).default(''),
      note: textField(200).default(''),
    })
    .refine(({ needsRoom, checkIn }) => !needsRoom || checkIn !== null, {
      message: '请选择入住日期',
      path: ['checkIn'],
    })
    .refine(({ needsRoom, checkOut }) => !needsRoom || checkOut !== null, {
      message: '请选择离店日期',
      path: ['checkOut'],
    })
    .refine(({ checkIn, checkOut }) => checkIn === null || checkOut === null || checkIn < checkOut, {
      message: '离店要晚于入住',
      path: ['checkOut'],
    }),
  output: StayWish,
  errors: ['Stay.AlreadyPublished', 'Conference.Over'],
  idempotent: true,
});

export const acceptStay = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceStay/Accept',
  access: 'ticket',
  module: 'stays',
  summary: 'Takes the room as it is planned.',
  input: z.object({}),
  output: z.object({}),
  errors: ['Stay.NotFound', 'Stay.StateMismatch'],
  idempotent: true,
});

export const askStayChange = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceStay/AskChange',
  access: 'ticket',
  module: 'stays',
  summary: 'Asks the office for another room, other days or another mate.',
  input: z.object({ wish: textField(200, 1) }),
  output: z.object({}),
  errors: ['Stay.NotFound', 'Stay.StateMismatch', 'Stay.ChangeClosed'],
  idempotent: true,
});

export const withdrawStayChange = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceStay/WithdrawChange',
  access: 'ticket',
  module: 'stays',
  summary: 'Takes the question back: the room stays as it is.',
  input: z.object({}),
  output: z.object({}),
  errors: ['Stay.NotFound', 'Stay.StateMismatch'],
  idempotent: true,
});
