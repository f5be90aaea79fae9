import { z } from 'zod';
import { bulkInput, bulkResult } from '../bulk.ts';
import { defineEndpoint } from '../endpoint.ts';
import { idField, listField, textField, wireTime } from '../fields.ts';
import { pageFields, pageOf } from '../paging.ts';
import { registrationAnswer } from './conference-fields.ts';
import { changeStates, placementChange } from './user-mobile.ts';

const bulk = (
  path: `/api/services/app/conferenceManagement/${string}`,
  summary: string,
  subject: 'attendee' | 'attendeeChange' = 'attendee',
) =>
  ({
    method: 'POST',
    path,
    access: 'permission:Pages.Conferences.Edit',
    subject,
    summary,
    output: bulkResult,
    errors: [],
  }) as const;
const reason = textField(200).default('');

export const approveAttendees = defineEndpoint({
  ...bulk(
    '/api/services/app/conferenceManagement/ApproveAttendees',
    'Approves applications: a ticket while there are places, then the waiting list.',
  ),
  input: bulkInput,
});

export const rejectAttendees = defineEndpoint({
  ...bulk(
    '/api/services/app/conferenceManagement/RejectAttendees',
    'Rejects applications and those who wait, with words.',
  ),
  input: bulkInput.extend({ reason }),
});

export const cancelAttendees = defineEndpoint({
  ...bulk(
    '/api/services/app/conferenceManagement/CancelAttendees',
    'Cancels registrations; places that become free go to those who wait.',
  ),
  input: bulkInput.extend({ reason }),
});

export const placeAttendees = defineEndpoint({
  ...bulk(
    '/api/services/app/conferenceManagement/PlaceAttendees',
    'Puts people who come into a hall, a group or both; what is left out stays.',
  ),
  input: bulkInput
    .extend({ hall: placementChange.hall, groupName: placementChange.groupName })
    .refine(({ hall, groupName }) => hall !== undefined || groupName !== undefined, '请填写厅或分组'),
});

export const resendTickets = defineEndpoint({
  ...bulk('/api/services/app/conferenceManagement/ResendTickets', 'Sends the link of their tickets once more.'),
  input: bulkInput,
  idempotent: true,
});

export const revokeTickets = defineEndpoint({
  ...bulk(
    '/api/services/app/conferenceManagement/RevokeTickets',
    'Makes tickets void at once; their phones are logged out.',
  ),
  input: bulkInput.extend({ reason }),
});

export const reissueTickets = defineEndpoint({
  ...bulk(
    '/api/services/app/conferenceManagement/ReissueTickets',
    'Gives new tickets in place of the old, which are void at once.',
  ),
  input: bulkInput.extend({ reason }),
  idempotent: true,
});

/** Maximum per call: 25 sheets of A4. */
export const maxBadges = 200;

/** Printed content of a ticket, with the code and link that open it. */
export const TicketBadge = z.object({
  /** Attendee id. */
  id: idField,
  name: z.string(),
  company: z.string(),
  ticketTypeName: z.string(),
  hall: z.string(),
  seat: z.string(),
  tableNo: z.string(),
  groupName: z.string(),
  badgeNo: z.string(),
  /** The code as typed, and the target of the QR code. */
  ticketCode: z.string(),
  ticketLink: z.string(),
});
export type TicketBadge = z.infer<typeof TicketBadge>;

export const printTickets = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceManagement/PrintTickets',
  access: 'permission:Pages.Conferences.Edit',
  subject: 'attendee',
  summary:
    'Tickets to print, with their codes, in the order asked; who has no ticket that holds in this conference is left out.',
  input: z.object({
    conferenceId: idField,
    ids: listField(idField, maxBadges).refine((ids) => ids.length > 0, '请至少选择一项'),
  }),
  output: z.object({ conferenceTitle: z.string(), items: z.array(TicketBadge) }),
  errors: ['Conference.NotFound', 'Conference.Cancelled'],
});

export const ChangeRequest = z.object({
  id: idField,
  attendeeId: idField,
  attendeeName: z.string(),
  ticketTypeName: z.string(),
  key: z.string(),
  label: z.string(),
  oldValue: registrationAnswer.nullable(),
  newValue: registrationAnswer,
  state: z.enum(changeStates),
  reason: z.string(),
  askedAt: wireTime,
  decidedAt: wireTime.nullable(),
  /** "" while pending, and when the decider's account no longer exists. */
  decidedBy: z.string(),
});
export type ChangeRequest = z.infer<typeof ChangeRequest>;

export const getChangeRequests = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/conferenceManagement/GetChangeRequests',
  access: 'permission:Pages.Conferences',
  summary: 'Wishes of attendees to change what the office keeps, those that wait longest first.',
  input: z.object({
    ...pageFields,
    conferenceId: idField,
    state: z.enum(changeStates, '不支持这种状态').default('pending'),
  }),
  output: pageOf(ChangeRequest),
  errors: ['Conference.NotFound'],
});

export const approveChanges = defineEndpoint({
  ...bulk('/api/services/app/conferenceManagement/ApproveChanges', 'Makes the wished changes.', 'attendeeChange'),
  input: bulkInput,
});

export const rejectChanges = defineEndpoint({
  ...bulk(
    '/api/services/app/conferenceManagement/RejectChanges',
    'Declines wished changes, with words.',
    'attendeeChange',
  ),
  input: bulkInput.extend({ reason: textField(200, 1) }),
});
