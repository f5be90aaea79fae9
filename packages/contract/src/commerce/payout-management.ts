import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { ExportLink, exportFields } from '../export.ts';
import { cents, count, idField, listField, textField, wireTime } from '../fields.ts';
import { pageFields, pageOf, sortingField } from '../paging.ts';
import { payoutStates } from './payout-states.ts';
import { Payout } from './profit.ts';

const person = z.object({ id: idField, nickName: z.string() });

export const ManagedPayout = Payout.extend({
  user: person,
  holder: z.string(),
  accountChangedAt: wireTime,
  /** The account was changed within 30 days before it was asked for. */
  isAccountNew: z.boolean(),
  /** Nothing was ever paid to this person. */
  isFirst: z.boolean(),
  /** Sales and refunds of the last 30 days. */
  recentSales: count,
  recentRefunds: count,
  availableCents: cents,
  frozenCents: cents,
  checkedBy: person.nullable(),
  checkedAt: wireTime.nullable(),
  approvedBy: person.nullable(),
  approvedAt: wireTime.nullable(),
  /** It is not the caller's own, and they have not checked it already. */
  mayApprove: z.boolean(),
});
export type ManagedPayout = z.infer<typeof ManagedPayout>;

const payoutFilters = {
  keyword: textField(60).default(''),
  states: listField(z.enum(payoutStates), payoutStates.length),
  sorting: sortingField(['createdAt', 'amountCents'], 'createdAt DESC'),
};

export const getPayouts = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/payout/GetPayouts',
  access: 'permission:Pages.Profits',
  summary: 'Payouts, those that wait for somebody first.',
  input: z.object({ ...pageFields, ...payoutFilters }),
  output: pageOf(ManagedPayout),
  errors: [],
});

export const exportPayouts = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/payout/ExportPayouts',
  access: 'permission:Pages.Profits.Payout',
  summary: 'The list as a file for the bank; the whole account number for payouts that are approved.',
  input: z.object({ ...payoutFilters, ...exportFields }),
  output: ExportLink,
  errors: [],
});

export const approvePayout = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/payout/Approve',
  access: 'permission:Pages.Profits.Payout',
  summary: 'Approves a payout; above the limit the first of two people only checks it. Nobody approves their own.',
  input: z.object({ id: idField }),
  output: ManagedPayout,
  errors: ['Payout.NotFound', 'Payout.StateMismatch', 'Payout.OwnOrSame'],
  // Whoever opens a session in another's name would be both of the two people.
  inPerson: true,
});

export const rejectPayout = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/payout/Reject',
  access: 'permission:Pages.Profits.Payout',
  summary: 'Rejects a payout with a reason that its author reads; the amount is available again.',
  input: z.object({ id: idField, answer: textField(200, 1) }),
  output: ManagedPayout,
  errors: ['Payout.NotFound', 'Payout.StateMismatch'],
});

export const settlePayout = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/payout/Settle',
  access: 'permission:Pages.Profits.Payout',
  summary: 'Notes that an approved payout was transferred, with the bank’s number of it.',
  input: z.object({ id: idField, voucher: textField(60, 1) }),
  output: ManagedPayout,
  errors: ['Payout.NotFound', 'Payout.StateMismatch'],
  inPerson: true,
});
