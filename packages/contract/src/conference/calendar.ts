import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { count, flagField, idField, listField, wireTime } from '../fields.ts';

export const seatStates = ['held', 'confirmed', 'waitlisted'] as const;

export const MySeat = z.object({
  sessionId: idField,
  state: z.enum(seatStates),
  /** 1 is next; null for an attendee with a seat. */
  waitlistPlace: count.nullable(),
  /** Till when a seat that came free has to be confirmed. */
  heldUntil: wireTime.nullable(),
});
export type MySeat = z.infer<typeof MySeat>;

export const getMySchedule = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/conferenceCalendar/GetMine',
  access: 'ticket',
  summary: 'What the ticket’s holder starred and where he has or awaits a seat.',
  input: z.object({}),
  output: z.object({ stars: z.array(idField), seats: z.array(MySeat) }),
  errors: [],
});

export const setStars = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceCalendar/SetStars',
  access: 'ticket',
  summary: 'Stars sessions or takes the star back; a session of another conference is passed over. Answers all stars.',
  input: z.object({
    stars: listField(z.object({ sessionId: idField, isStarred: flagField }), 300).refine(
      (list) => list.length > 0,
      '请至少选择一场',
    ),
  }),
  output: z.object({ stars: z.array(idField) }),
  errors: [],
  audited: false,
});

const seatInput = z.object({ sessionId: idField });
/** The caller's seat, null once it was given back, and the number of seats now taken. */
const seatOutput = z.object({ seat: MySeat.nullable(), seatsTaken: count });

export const takeSeat = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceCalendar/TakeSeat',
  access: 'ticket',
  module: 'seats',
  summary:
    'Signs up for a seat: confirmed while there is one, else the last place of the waiting list. Again changes nothing.',
  input: seatInput,
  output: seatOutput,
  errors: ['ConferenceSession.NotFound', 'Seat.NotOffered', 'Seat.SessionCancelled', 'Seat.SessionOver'],
});

export const confirmSeat = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceCalendar/ConfirmSeat',
  access: 'ticket',
  module: 'seats',
  summary: 'Takes the seat that came free for who waited.',
  input: seatInput,
  output: seatOutput,
  errors: ['ConferenceSession.NotFound', 'Seat.NotHeld'],
});

export const returnSeat = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceCalendar/GiveSeatBack',
  access: 'ticket',
  summary: 'Gives the seat or the place on the waiting list back; the next who waits gets it.',
  input: seatInput,
  output: seatOutput,
  errors: ['ConferenceSession.NotFound'],
});

/** Source of an entry in a personal calendar. */
export const personalKinds = ['session', 'duty', 'trip', 'stay', 'meal', 'deadline'] as const;
export type PersonalKind = (typeof personalKinds)[number];

export const PersonalItem = z.object({
  /** Its own among all: `session-12`. */
  key: z.string(),
  kind: z.enum(personalKinds),
  title: z.string(),
  place: z.string(),
  startTime: wireTime,
  endTime: wireTime,
  /** Why it is in the calendar, in a word: 收藏, 已订座, 值班. */
  note: z.string(),
  isCancelled: z.boolean(),
  /** Keys of the entries at the same time. */
  clashes: z.array(z.string()),
  /** Null for entries that are not sessions. */
  sessionId: idField.nullable(),
});
export type PersonalItem = z.infer<typeof PersonalItem>;

export const getMyCalendar = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/conferenceCalendar/GetMyCalendar',
  access: 'ticket',
  summary: 'All the holder has to be at, in the order of time, with what clashes.',
  input: z.object({}),
  output: z.object({ items: z.array(PersonalItem) }),
  errors: [],
});

const feed = z.object({
  /** Path of the calendar file; knowing it is enough to read the calendar. `?remind=15` adds an alarm before each entry. */
  path: z.string(),
});

export const getCalendarFeed = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/conferenceCalendar/GetFeed',
  access: 'ticket',
  summary: 'The secret address by which calendar programs subscribe to the holder’s calendar.',
  input: z.object({}),
  output: feed,
  errors: [],
});

export const renewCalendarFeed = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceCalendar/RenewFeed',
  access: 'ticket',
  summary: 'A new secret address; the old one ends at once.',
  input: z.object({}),
  output: feed,
  errors: [],
});
