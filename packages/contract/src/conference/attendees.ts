import { z } from 'zod';
import { defineEndpoint, defineUpload } from '../endpoint.ts';
import { ExportLink, exportFields } from '../export.ts';
import { count, flagField, idField, listField, phoneField, shownNameField, textField, wireTime } from '../fields.ts';
import { pageFields, pageOf, sortingField } from '../paging.ts';
import { arrivalField } from './arrival.ts';
import { attendeeStates, conferenceUserType, registrationAnswers } from './conference-fields.ts';
import { TicketSession } from './ticket-auth.ts';
import { placementChange } from './user-mobile.ts';

export const ManagedAttendee = z.object({
  id: idField,
  conferenceId: idField,
  name: z.string(),
  /** Masked unless the caller has `Pages.Users.SensitiveData`. */
  phone: z.string(),
  company: z.string(),
  state: z.enum(attendeeStates),
  userType: conferenceUserType,
  ticketTypeId: idField,
  ticketTypeName: z.string(),
  waitlistPosition: count.nullable(),
  hall: z.string(),
  seat: z.string(),
  tableNo: z.string(),
  groupName: z.string(),
  badgeNo: z.string(),
  hasTicket: z.boolean(),
  /** Through any door, the first time. */
  arrivedAt: wireTime.nullable(),
  /** Wishes that wait for a decision. */
  pendingChanges: count,
  reason: z.string(),
  createdAt: wireTime,
});
export type ManagedAttendee = z.infer<typeof ManagedAttendee>;

const attendeeFilters = {
  conferenceId: idField,
  /** Matches name, company, badge, the end of the phone number, or a whole ticket code. */
  keyword: textField(50).default(''),
  states: listField(z.enum(attendeeStates, '不支持这种状态'), attendeeStates.length),
  ticketTypeIds: listField(idField, 50),
  userTypes: listField(conferenceUserType, 5),
  /** Either filter covers ticket holders only, unless `states` says otherwise. */
  arrival: arrivalField,
  sorting: sortingField(['createdAt', 'name', 'state'], 'createdAt DESC'),
};

export const getManagedAttendees = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/conferenceManagement/GetAttendees',
  access: 'permission:Pages.Conferences',
  summary: 'Who registered for a conference.',
  input: z.object({ ...pageFields, ...attendeeFilters }),
  output: pageOf(ManagedAttendee),
  errors: ['Conference.NotFound'],
});

export const exportAttendees = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceManagement/ExportAttendees',
  access: 'permission:Pages.Conferences',
  summary: 'A link to the filtered attendees as a file.',
  input: z.object({ ...attendeeFilters, ...exportFields }),
  output: ExportLink,
  errors: [],
});

export const AttendeeDetail = ManagedAttendee.extend({
  email: z.string(),
  gender: z.enum(['unknown', 'male', 'female']),
  diet: z.string(),
  hostPhone: z.string(),
  answers: registrationAnswers,
  /** Last four signs of the ticket’s code; "" without one. */
  ticketTail: z.string(),
  ticketIssuedAt: wireTime.nullable(),
  sessions: count,
});
export type AttendeeDetail = z.infer<typeof AttendeeDetail>;

export const getManagedAttendee = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/conferenceManagement/GetAttendee',
  access: 'permission:Pages.Conferences',
  summary: 'One attendee with all answers.',
  input: z.object({ id: idField }),
  output: AttendeeDetail,
  errors: ['Attendee.NotFound'],
});

export const getAttendeeSessions = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/conferenceManagement/GetAttendeeSessions',
  access: 'permission:Pages.Conferences',
  summary: 'The phones that are logged in with an attendee’s ticket, the latest first; three at most.',
  input: z.object({ id: idField }),
  output: z.object({ items: z.array(TicketSession.omit({ isCurrent: true })) }),
  errors: ['Attendee.NotFound'],
});

const attendeeFields = {
  name: shownNameField(30),
  phone: z.union([phoneField, z.literal('')], '请填写 11 位手机号').default(''),
  hostPhone: textField(40).default(''),
  hall: placementChange.hall.default(''),
  seat: placementChange.seat.default(''),
  tableNo: placementChange.tableNo.default(''),
  groupName: placementChange.groupName.default(''),
  badgeNo: placementChange.badgeNo.default(''),
  answers: registrationAnswers.default({}),
};

export const createAttendee = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceManagement/CreateAttendee',
  access: 'permission:Pages.Conferences.Edit',
  subject: 'attendee',
  summary: 'Gives somebody a ticket by hand.',
  input: z.object({ conferenceId: idField, ticketTypeId: idField, ...attendeeFields }),
  output: AttendeeDetail,
  errors: [
    'Conference.NotFound',
    'Conference.Cancelled',
    'Conference.Over',
    'TicketType.NotFound',
    'Conference.Full',
    'Attendee.PhoneTaken',
  ],
  idempotent: true,
});

export const updateAttendee = defineEndpoint({
  method: 'PUT',
  path: '/api/services/app/conferenceManagement/UpdateAttendee',
  access: 'permission:Pages.Conferences.Edit',
  subject: 'attendee',
  summary:
    'Changes an attendee; what is left out stays. Another ticket type takes a place there and frees the one before.',
  input: z.object({
    id: idField,
    ticketTypeId: idField.optional(),
    name: attendeeFields.name.optional(),
    phone: attendeeFields.phone.unwrap().optional(),
    hostPhone: attendeeFields.hostPhone.unwrap().optional(),
    ...placementChange,
    answers: attendeeFields.answers,
  }),
  output: AttendeeDetail,
  errors: [
    'Attendee.NotFound',
    'TicketType.NotFound',
    'Conference.Cancelled',
    'Conference.Over',
    'Conference.Full',
    'Attendee.PhoneTaken',
    'Attendee.StateMismatch',
  ],
});

export const importAttendees = defineUpload({
  method: 'POST',
  path: '/api/services/app/conferenceManagement/ImportAttendees',
  access: 'permission:Pages.Conferences.Edit',
  subject: 'attendee',
  summary:
    'Reads attendees out of a CSV file, in a dry run or for good; for good only where no row is wrong, unless those are skipped.',
  input: z.object({
    conferenceId: idField,
    isDryRun: flagField,
    /**
     * Which people rows may refer to: only new ones; only registered ones, identified by 编号 or else 手机, whose placement
     * changes where cells have a value; or both.
     */
    takes: z.enum(['new', 'known', 'all'], '不支持这种导入').default('new'),
    skipsWrongRows: flagField.default(false),
    /** Whether new attendees are sent their tickets. */
    sendsTickets: flagField.default(true),
  }),
  output: z.object({
    /** Rows below the heading. */
    rows: count,
    /** New people. */
    imported: count,
    /** Number of rows that could be imported, in a dry run. */
    importable: count,
    /** Number of already registered people whose placement changed. */
    updated: count,
    /** Number of rows that could be imported, in a dry run. */
    updatable: count,
    /** Number of people whose rows contain nothing new. */
    unchanged: count,
    /** Changes the rows would make, in a dry run: the first thousand. */
    changes: z.array(
      z.object({
        line: count,
        name: z.string(),
        cells: z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })),
      }),
    ),
    /** Ids of the new and the changed attendees; empty in a dry run. */
    ids: z.array(idField),
    /** Headings that mean nothing here. */
    unknownColumns: z.array(z.string()),
    errors: z.array(
      z.object({
        /** Line number in the spreadsheet; the heading is 1. */
        line: count,
        column: z.string(),
        message: z.string(),
      }),
    ),
  }),
  errors: [
    'Conference.NotFound',
    'Conference.Cancelled',
    'Conference.Over',
    'Import.NotReadable',
    'Import.ColumnMissing',
    'Import.TooManyRows',
    'Import.RowsWrong',
  ],
  idempotent: true,
  upload: { maxBytes: 5 * 1024 * 1024 },
});
