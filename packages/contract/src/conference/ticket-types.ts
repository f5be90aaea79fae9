import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { count, flagField, idField, listField, textField, wireTime } from '../fields.ts';
import { conferenceUserType } from './conference-fields.ts';

const most = 100_000;
const ticketTypeFields = {
  name: textField(30, 1),
  description: textField(200).default(''),
  userType: conferenceUserType,
  /** Null is without limit. */
  capacity: z.int('名额应为整数').min(0, '名额不能为负').max(most, `名额最多 ${most}`).nullable().default(null),
  hasWaitlist: flagField.default(true),
  needsApproval: flagField.default(false),
  /** Not offered on the site: issued only by the office or an import. */
  isHidden: flagField.default(false),
  priceCents: z.int('请填写票价').min(0, '票价不能为负').max(10_000_000, '票价最多 100,000 元').default(0),
  /** Until so many days before the beginning a buyer may give the ticket back. */
  refundDays: z.int('天数应为整数').min(0, '天数不能为负').max(365, '最多 365 天').default(1),
  saleFrom: wireTime.nullable().default(null),
  saleUntil: wireTime.nullable().default(null),
  includes: listField(textField(20, 1), 20),
};

export const ManagedTicketType = z.object({
  id: idField,
  conferenceId: idField,
  name: z.string(),
  description: z.string(),
  userType: conferenceUserType,
  capacity: count.nullable(),
  hasWaitlist: z.boolean(),
  needsApproval: z.boolean(),
  isHidden: z.boolean(),
  priceCents: count,
  refundDays: count,
  saleFrom: wireTime.nullable(),
  saleUntil: wireTime.nullable(),
  includes: z.array(z.string()),
  order: count,
  taken: count,
  /** Of those taken, held for a payment. */
  unpaid: count,
  applied: count,
  waitlisted: count,
});
export type ManagedTicketType = z.infer<typeof ManagedTicketType>;

export const getTicketTypes = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/conferenceManagement/GetTicketTypes',
  access: 'permission:Pages.Conferences',
  summary: 'The ticket types of a conference in their order, with how many have one.',
  input: z.object({ conferenceId: idField }),
  output: z.object({ items: z.array(ManagedTicketType) }),
  errors: ['Conference.NotFound'],
});

export const createTicketType = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceManagement/CreateTicketType',
  access: 'permission:Pages.Conferences.Edit',
  subject: 'ticketType',
  summary: 'Adds a ticket type as the last one.',
  input: z.object({ conferenceId: idField, ...ticketTypeFields }),
  output: ManagedTicketType,
  errors: [
    'Conference.NotFound',
    'TicketType.NameTaken',
    'Conference.TimesReversed',
    'Conference.Cancelled',
    'Conference.Over',
  ],
  idempotent: true,
});

export const updateTicketType = defineEndpoint({
  method: 'PUT',
  path: '/api/services/app/conferenceManagement/UpdateTicketType',
  access: 'permission:Pages.Conferences.Edit',
  subject: 'ticketType',
  summary: 'Changes a ticket type. More places go to those who wait, in their order; fewer than are taken is refused.',
  input: z.object({ id: idField, ...ticketTypeFields }),
  output: ManagedTicketType,
  errors: [
    'TicketType.NotFound',
    'TicketType.NameTaken',
    'TicketType.CapacityBelowTaken',
    'Conference.TimesReversed',
    'Conference.Cancelled',
    'Conference.Over',
  ],
});

export const moveTicketType = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceManagement/MoveTicketType',
  access: 'permission:Pages.Conferences.Edit',
  subject: 'ticketType',
  summary: 'Puts a ticket type at another place of the list.',
  input: z.object({ id: idField, index: z.int('次序不正确').min(0, '次序不正确').max(1000, '次序不正确') }),
  output: z.object({ items: z.array(ManagedTicketType) }),
  errors: ['TicketType.NotFound'],
});

export const deleteTicketType = defineEndpoint({
  method: 'DELETE',
  path: '/api/services/app/conferenceManagement/DeleteTicketType',
  access: 'permission:Pages.Conferences.Edit',
  subject: 'ticketType',
  summary: 'Deletes a ticket type nobody ever registered for.',
  input: z.object({ id: idField }),
  output: z.object({}),
  errors: ['TicketType.NotFound', 'TicketType.InUse'],
});

export const getOfficeTicketTypes = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/conferenceUserMobile/GetTicketTypes',
  access: 'ticket:office',
  summary: 'The ticket types of the office’s own conference, with the places that are left.',
  input: z.object({}),
  output: z.object({
    items: z.array(
      z.object({
        id: idField,
        name: z.string(),
        userType: conferenceUserType,
        /** Null when unlimited. */
        left: count.nullable(),
      }),
    ),
  }),
  errors: [],
});
