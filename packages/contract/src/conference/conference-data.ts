import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { count, idField, listField, shownNameField, textField, wireTime } from '../fields.ts';
import { pageFields, pageOf } from '../paging.ts';
import {
  attendeeStates,
  ConferenceGuest,
  conferenceState,
  conferenceUserType,
  RegistrationField,
  registrationAnswers,
  TicketType,
} from './conference-fields.ts';
import { modulesOn } from './conference-modules.ts';
import { ScheduleSession } from './schedule-fields.ts';

export const ConferenceCard = z.object({
  id: idField,
  title: z.string(),
  summary: z.string(),
  conferenceState,
  /** Path of the picture, or "". */
  cover: z.string(),
  city: z.string(),
  location: z.string(),
  startTime: wireTime,
  endTime: wireTime,
  regStartTime: wireTime,
  regEndTime: wireTime,
  liveOn: z.boolean(),
});
export type ConferenceCard = z.infer<typeof ConferenceCard>;

/** Whether registration is open now, and if not, why. */
const registrationStates = ['open', 'waitlist', 'full', 'notYet', 'closed', 'cancelled'] as const;

/** A card of the list: also what a visitor can do. */
export const ListedConference = ConferenceCard.extend({
  registration: z.enum(registrationStates),
  /** Places of all offered tickets together; null where one has no limit. */
  capacity: count.nullable(),
  /** Null without limit. */
  remaining: count.nullable(),
});
export type ListedConference = z.infer<typeof ListedConference>;

const monthField = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, '月份格式应为 yyyy-MM');

const facetOf = <Value extends z.ZodType>(value: Value) => z.array(z.object({ value, count }));

export const getConferences = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/conferenceData/GetList',
  access: 'public',
  summary: 'Conferences that can be seen, the next ones first, with how many there are by state, city and month.',
  input: z.object({
    ...pageFields,
    states: listField(z.coerce.number<number>('状态不正确').pipe(conferenceState), 8),
    city: textField(30).default(''),
    month: monthField.optional(),
  }),
  output: pageOf(ListedConference).extend({
    /** Each counted under the other filters. */
    facets: z.object({
      states: facetOf(conferenceState),
      cities: facetOf(z.string()),
      months: facetOf(monthField),
    }),
  }),
  errors: [],
});

export const ConferenceDetail = ConferenceCard.extend({
  /** Cleaned HTML. */
  content: z.string(),
  banner: z.string(),
  organiser: z.string(),
  coOrganisers: z.array(z.string()),
  guests: z.array(ConferenceGuest),
  officePhone: z.string(),
  address: z.string(),
  /** How to get there and inside, one step per line. */
  directions: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  isActived: z.boolean(),
  cancelledReason: z.string(),
  /** The last published version. */
  version: count,
  /** Questions asked in addition to name and phone. */
  form: z.array(RegistrationField),
  /** Ticket types open to registration. */
  ticketTypes: z.array(TicketType),
  /** The parts that are on; the others show nowhere. */
  modules: modulesOn,
  registration: z.enum(registrationStates),
});
export type ConferenceDetail = z.infer<typeof ConferenceDetail>;

export const getConference = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/conferenceData/GetInfo',
  access: 'public',
  summary: 'One conference as it was published. A draft is not found.',
  input: z.object({ id: idField }),
  output: ConferenceDetail,
  errors: ['Conference.NotFound'],
});

export const OwnRegistration = z.object({
  /** Attendee id. */
  id: idField,
  conferenceId: idField,
  state: z.enum(attendeeStates),
  userType: conferenceUserType,
  ticketTypeId: idField,
  ticketTypeName: z.string(),
  includes: z.array(z.string()),
  name: z.string(),
  /** Masked. */
  phone: z.string(),
  /** Place in the waiting list from 1; null elsewhere. */
  waitlistPosition: count.nullable(),
  /** The office's reason for a rejection. */
  reason: z.string(),
  hall: z.string(),
  seat: z.string(),
  /** Whether the attendee has a valid ticket; its code and QR code come from calls of their own. */
  hasTicket: z.boolean(),
  /** The order that is waited for or that paid; null for a free ticket. */
  orderId: idField.nullable(),
  createdAt: wireTime,
});
export type OwnRegistration = z.infer<typeof OwnRegistration>;

export const registerForConference = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceData/Register',
  access: 'user',
  summary: 'Registers the caller: a ticket, a place held for its payment or in the waiting list, or an application.',
  input: z.object({
    conferenceId: idField,
    ticketTypeId: idField,
    name: shownNameField(30),
    answers: registrationAnswers.default({}),
  }),
  output: OwnRegistration,
  errors: [
    'Conference.NotFound',
    'Conference.RegistrationClosed',
    'Conference.Full',
    'Conference.AlreadyRegistered',
    'TicketType.NotFound',
    'TicketType.NotOnSale',
    'Order.TooManyOpen',
    'User.NoPhone',
    'Request.TooMany',
  ],
  idempotent: true,
  inPerson: true,
});

export const cancelRegistration = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceData/CancelRegistration',
  access: 'user',
  summary:
    'Gives the caller’s registration up; what was paid goes back, and a place that becomes free to the first who waits.',
  input: z.object({ conferenceId: idField }),
  output: z.object({}),
  errors: [
    'Registration.NotFound',
    'Registration.NotCancellable',
    'Registration.RefundOver',
    'Registration.StateMismatch',
  ],
  idempotent: true,
  inPerson: true,
});

export const getMyRegistration = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/conferenceData/GetMyRegistration',
  access: 'user',
  summary: 'The caller’s registration for a conference, the last one; null where there is none.',
  input: z.object({ conferenceId: idField }),
  output: OwnRegistration.nullable(),
  errors: [],
});

export const getMyConferences = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/conferenceData/GetMyConferences',
  access: 'user',
  summary: 'Conferences the caller registered for, what is on or comes next first.',
  input: z.object({}),
  output: z.object({
    items: z.array(
      z.object({
        /** The reason is "" unless the conference was cancelled. */
        conference: ConferenceCard.extend({ cancelledReason: z.string() }),
        registration: OwnRegistration,
      }),
    ),
  }),
  errors: [],
});

export const OwnTicket = z.object({
  conferenceId: idField,
  title: z.string(),
  name: z.string(),
  ticketTypeName: z.string(),
  userType: conferenceUserType,
  hall: z.string(),
  seat: z.string(),
  /** The code as typed: `K7QW-3MHD-9TB`. */
  code: z.string(),
  /** Target of the QR code: logs the phone in with one tap. */
  link: z.string(),
  issuedAt: wireTime,
});
export type OwnTicket = z.infer<typeof OwnTicket>;

export const getMyTicket = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/conferenceData/GetMyTicket',
  access: 'user',
  summary: 'The caller’s ticket: the code one types and the link in its QR code.',
  input: z.object({ conferenceId: idField }),
  output: OwnTicket,
  errors: ['Ticket.NotFound'],
  inPerson: true,
});

export const getCalendar = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/conferenceData/GetCalendar',
  access: 'public',
  summary: 'The published schedule of a conference in the order of time, with cancelled sessions.',
  input: z.object({ id: idField }),
  output: z.object({
    items: z.array(ScheduleSession),
    /** Version of the conference; 0 before it is first published. */
    version: count,
    publishedAt: wireTime.nullable(),
  }),
  errors: ['Conference.NotFound'],
});
