import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { idField, listField, textField, wireTime } from '../fields.ts';
import { pageFields, pageOf } from '../paging.ts';
import { arrivalField } from './arrival.ts';
import {
  attendeeStates,
  conferenceUserType,
  fieldChanges,
  RegistrationField,
  registrationAnswer,
  registrationAnswers,
} from './conference-fields.ts';

export const changeStates = ['pending', 'approved', 'rejected'] as const;

/** One line of an attendee's record and what the attendee may do with it now. */
export const RecordField = z.object({
  key: z.string(),
  label: z.string(),
  help: z.string(),
  type: RegistrationField.shape.type,
  options: z.array(z.string()),
  isRequired: z.boolean(),
  value: registrationAnswer.nullable(),
  /** As of now: an `editable` field past its deadline is `locked`. */
  change: z.enum(fieldChanges),
  editableUntil: wireTime.nullable(),
  /** The latest change request; null when there is none. */
  request: z
    .object({
      value: registrationAnswer,
      state: z.enum(changeStates),
      reason: z.string(),
      askedAt: wireTime,
    })
    .nullable(),
});
export type RecordField = z.infer<typeof RecordField>;

export const AttendeeRecord = z.object({
  id: idField,
  conferenceId: idField,
  userType: conferenceUserType,
  ticketTypeName: z.string(),
  includes: z.array(z.string()),
  name: z.string(),
  /** Masked. */
  phone: z.string(),
  hall: z.string(),
  seat: z.string(),
  tableNo: z.string(),
  groupName: z.string(),
  badgeNo: z.string(),
  /** Phone number of a guest's host; "" for other attendees. */
  hostPhone: z.string(),
  officePhone: z.string(),
  /** Name and phone first, then the form's. */
  fields: z.array(RecordField),
  /** The code as typed, and the target of the printed QR code. */
  ticketCode: z.string(),
  ticketLink: z.string(),
  isReadOnly: z.boolean(),
});
export type AttendeeRecord = z.infer<typeof AttendeeRecord>;

export const getMyRecord = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/conferenceUserMobile/GetMyRecord',
  access: 'ticket',
  summary: 'The record of who holds this ticket: what he answered, where he sits, which fields he may change.',
  input: z.object({}),
  output: AttendeeRecord,
  errors: [],
});

export const updateMyRecord = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceUserMobile/UpdateMyRecord',
  access: 'ticket',
  summary: 'Changes fields that are the attendee’s own; a field that is locked or the office’s is refused.',
  input: z.object({ answers: registrationAnswers }),
  output: AttendeeRecord,
  errors: ['Attendee.FieldLocked', 'Conference.Over'],
});

export const requestChange = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceUserMobile/RequestChange',
  access: 'ticket',
  module: 'changes',
  summary: 'Asks the office to change a field it keeps; a newer wish takes the place of one that waits.',
  input: z.object({ key: textField(30, 1), value: registrationAnswer }),
  output: AttendeeRecord,
  errors: ['Attendee.FieldLocked', 'Conference.Over'],
});

export const withdrawChange = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceUserMobile/WithdrawChange',
  access: 'ticket',
  summary: 'Takes back a wish that waits.',
  input: z.object({ key: textField(30, 1) }),
  output: AttendeeRecord,
  errors: ['AttendeeChange.NotFound'],
});

/** An attendee as staff see them: without the full phone number. */
export const StaffAttendee = z.object({
  id: idField,
  name: z.string(),
  /** Masked. */
  phone: z.string(),
  company: z.string(),
  state: z.enum(attendeeStates),
  userType: conferenceUserType,
  ticketTypeId: idField,
  ticketTypeName: z.string(),
  hall: z.string(),
  seat: z.string(),
  tableNo: z.string(),
  groupName: z.string(),
  badgeNo: z.string(),
  diet: z.string(),
  hasTicket: z.boolean(),
  /** Through any door, the first time. */
  arrivedAt: wireTime.nullable(),
});
export type StaffAttendee = z.infer<typeof StaffAttendee>;

export const getStaffAttendees = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/conferenceUserMobile/GetAttendees',
  access: 'ticket:staff',
  summary:
    'Attendees of this conference by name, the last four digits of the phone, badge number or the whole ticket code.',
  input: z.object({
    ...pageFields,
    keyword: textField(50).default(''),
    userTypes: listField(conferenceUserType, 5),
    states: listField(z.enum(attendeeStates, '不支持这种状态'), attendeeStates.length),
    arrival: arrivalField,
  }),
  output: pageOf(StaffAttendee),
  errors: [],
});

/** Placement assigned by the office; omitted fields stay unchanged. */
export const placementChange = {
  hall: textField(40).optional(),
  seat: textField(40).optional(),
  tableNo: textField(20).optional(),
  groupName: textField(40).optional(),
  badgeNo: textField(20).optional(),
};

export const placeAttendee = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceUserMobile/PlaceAttendee',
  access: 'ticket:office',
  subject: 'attendee',
  summary: 'Changes somebody’s hall, seat, table, group, badge and ticket type; what is left out stays.',
  input: z.object({ id: idField, ...placementChange, ticketTypeId: idField.optional() }),
  output: StaffAttendee,
  errors: [
    'Attendee.NotFound',
    'TicketType.NotFound',
    'Conference.Cancelled',
    'Conference.Over',
    'Conference.Full',
    'Attendee.StateMismatch',
  ],
  idempotent: true,
});

export const resendTicket = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceUserMobile/ResendTicket',
  access: 'ticket:office',
  subject: 'attendee',
  summary: 'Sends the link of the ticket to the attendee’s phone once more.',
  input: z.object({ id: idField }),
  output: z.object({}),
  errors: ['Attendee.NotFound', 'Attendee.NoPhone', 'Ticket.NotFound', 'Request.TooMany', 'Conference.Cancelled'],
  idempotent: true,
});

export const revokeTicket = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceUserMobile/RevokeTicket',
  access: 'ticket:office',
  subject: 'attendee',
  summary: 'Makes the ticket of an attendee void at once; phones logged in with it are logged out.',
  input: z.object({ id: idField, reason: textField(200, 1) }),
  output: z.object({}),
  errors: ['Attendee.NotFound', 'Ticket.NotFound', 'Attendee.IsSelf'],
});

export const reissueTicket = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceUserMobile/ReissueTicket',
  access: 'ticket:office',
  subject: 'attendee',
  summary: 'Gives an attendee a new ticket and sends it; the old one is void at once.',
  input: z.object({ id: idField, reason: textField(200, 1) }),
  output: z.object({ code: z.string() }),
  errors: ['Attendee.NotFound', 'Attendee.StateMismatch', 'Attendee.IsSelf', 'Conference.Cancelled'],
  idempotent: true,
  isSecret: true,
});
