import { z } from 'zod';
import { defineEndpoint, defineUpload } from '../endpoint.ts';
import { flagField, idField, listField, textField } from '../fields.ts';
import { pageFields, pageOf, sortingField } from '../paging.ts';
import { Invoice } from './invoice.ts';
import { invoiceStates } from './invoice-words.ts';

export const ManagedInvoice = Invoice.extend({
  user: z.object({ id: idField, nickName: z.string() }),
  decidedBy: z.object({ id: idField, nickName: z.string() }).nullable(),
});
export type ManagedInvoice = z.infer<typeof ManagedInvoice>;

export const getInvoices = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/invoice/GetInvoices',
  access: 'permission:Pages.Invoices',
  summary: 'Invoices, those that wait first; red ones take issued ones back.',
  input: z.object({
    ...pageFields,
    keyword: textField(60).default(''),
    states: listField(z.enum(invoiceStates), invoiceStates.length),
    onlyRed: flagField.default(false),
    sorting: sortingField(['createdAt', 'amountCents'], 'createdAt DESC'),
  }),
  output: pageOf(ManagedInvoice),
  errors: [],
});

export const issueInvoice = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/invoice/Issue',
  access: 'permission:Pages.Invoices.Edit',
  summary: 'Issues an invoice as a receipt that the program draws.',
  input: z.object({ id: idField }),
  output: ManagedInvoice,
  errors: ['Invoice.NotFound', 'Invoice.StateMismatch'],
});

export const uploadInvoice = defineUpload({
  method: 'POST',
  path: '/api/services/app/invoice/Upload',
  access: 'permission:Pages.Invoices.Edit',
  summary: 'Issues an invoice by its PDF from the tax office’s system.',
  input: z.object({ id: idField }),
  output: ManagedInvoice,
  errors: ['Invoice.NotFound', 'Invoice.StateMismatch', 'Invoice.NotPdf'],
  upload: { maxBytes: 10 * 1024 * 1024 },
});

export const rejectInvoice = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/invoice/Reject',
  access: 'permission:Pages.Invoices.Edit',
  summary: 'Rejects an application with a reason that the buyer reads; its orders can be invoiced again.',
  input: z.object({ id: idField, answer: textField(200, 1) }),
  output: ManagedInvoice,
  errors: ['Invoice.NotFound', 'Invoice.StateMismatch'],
});
