import { z } from 'zod';
import { bulkInput, bulkResult } from './bulk.ts';
import { registrationAnswer } from './conference-fields.ts';
import { changeStates } from './conference-user-mobile.ts';
import { defineEndpoint } from './endpoint.ts';
import { idField, textField, wireTime } from './fields.ts';
import { pageFields, pageOf } from './paging.ts';

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

export const resendTickets = defineEndpoint({
  ...bulk('/api/services/app/conferenceManagement/ResendTickets', 'Sends the link of their tickets once more.'),
  input: bulkInput,
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
  /** "" while it waits, and for who is gone. */
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
