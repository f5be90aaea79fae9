import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { cents, idField, listField, textField, wireTime } from '../fields.ts';
import { pageFields, pageOf } from '../paging.ts';
import { invoiceHindrances, invoiceStates, maxInvoiceOrders, titleKinds } from './invoice-words.ts';
import { isTaxNumber } from './tax-number.ts';

const titleFields = {
  kind: z.enum(titleKinds, '请选择个人或单位'),
  name: textField(60, 2),
  taxNumber: textField(20).default(''),
};

export const InvoiceTitle = z.object({
  id: idField,
  kind: z.enum(titleKinds),
  name: z.string(),
  taxNumber: z.string(),
});
export type InvoiceTitle = z.infer<typeof InvoiceTitle>;

export const getInvoiceTitles = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/invoice/GetTitles',
  access: 'user',
  summary: 'To whom the caller’s invoices can be made out.',
  input: z.object({}),
  output: z.object({ items: z.array(InvoiceTitle) }),
  errors: [],
});

export const createInvoiceTitle = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/invoice/CreateTitle',
  access: 'user',
  summary: 'Keeps a title for invoices; a company’s needs its tax number.',
  input: z.object(titleFields).superRefine(({ kind, taxNumber }, context) => {
    if (kind === 'company' && !isTaxNumber(taxNumber.toUpperCase()))
      context.addIssue({ code: 'custom', path: ['taxNumber'], message: '税号不对，请对照营业执照再看一遍' });
  }),
  output: InvoiceTitle,
  errors: ['InvoiceTitle.Exists', 'InvoiceTitle.TooMany'],
});

export const deleteInvoiceTitle = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/invoice/DeleteTitle',
  access: 'user',
  summary: 'Forgets a title; invoices keep it.',
  input: z.object({ id: idField }),
  output: z.object({}),
  errors: ['InvoiceTitle.NotFound'],
});

export const InvoicableOrder = z.object({
  id: idField,
  no: z.string(),
  title: z.string(),
  paidAt: wireTime,
  /** Paid, less what was given back. */
  cents,
  refundedCents: cents,
  /** Why it can't be invoiced now; null where it can. */
  hindrance: z.enum(invoiceHindrances).nullable(),
});
export type InvoicableOrder = z.infer<typeof InvoicableOrder>;

export const getInvoicableOrders = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/invoice/GetOrders',
  access: 'user',
  summary: 'The caller’s orders paid with money, the last first, with why one can’t be invoiced.',
  input: z.object(pageFields),
  output: pageOf(InvoicableOrder),
  errors: [],
});

export const Invoice = z.object({
  id: idField,
  no: z.string(),
  state: z.enum(invoiceStates),
  amountCents: cents,
  titleKind: z.enum(titleKinds),
  titleName: z.string(),
  taxNumber: z.string(),
  orders: z.array(z.object({ id: idField, no: z.string(), title: z.string(), cents })),
  /** Why it was rejected. */
  answer: z.string(),
  createdAt: wireTime,
  decidedAt: wireTime.nullable(),
  /** Number of the invoice that this one takes back; null for an ordinary one. */
  redOf: z.string().nullable(),
});
export type Invoice = z.infer<typeof Invoice>;

export const getMyInvoices = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/invoice/GetMine',
  access: 'user',
  summary: 'The caller’s invoices, red ones too, the last first.',
  input: z.object({ ...pageFields, state: z.enum(invoiceStates).optional() }),
  output: pageOf(Invoice),
  errors: [],
});

export const applyForInvoice = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/invoice/Apply',
  access: 'user',
  summary: 'Applies for one invoice over several orders, for what was paid and not given back.',
  input: z.object({
    orderIds: listField(idField, maxInvoiceOrders).refine((ids) => ids.length > 0, '请先选订单'),
    titleId: idField,
  }),
  output: Invoice,
  errors: ['InvoiceTitle.NotFound', 'Order.NotFound', 'Invoice.NotPossible'],
  idempotent: true,
});

export const withdrawInvoice = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/invoice/Withdraw',
  access: 'user',
  summary: 'Takes an application back; its orders can be invoiced again.',
  input: z.object({ id: idField }),
  output: Invoice,
  errors: ['Invoice.NotFound', 'Invoice.StateMismatch'],
});
