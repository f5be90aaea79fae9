/** Of one invoice: as many as a page of its receipt holds. */
export const maxInvoiceOrders = 20;

/** States of an invoice, kinds of titles and why an order can't be invoiced, free of zod. */
export const invoiceStates = ['applied', 'issued', 'rejected', 'withdrawn'] as const;
export type InvoiceState = (typeof invoiceStates)[number];

export const titleKinds = ['personal', 'company'] as const;
export type TitleKind = (typeof titleKinds)[number];

export const invoiceHindrances = ['invoiced', 'refunding', 'refunded'] as const;
export type InvoiceHindrance = (typeof invoiceHindrances)[number];
