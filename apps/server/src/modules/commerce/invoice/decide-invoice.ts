import { randomBytes } from 'node:crypto';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { ActingContext } from '../../../platform/http/request-context.ts';
import type { BlobStore } from '../../../platform/storage/blob-store.ts';
import { textSetting } from '../../site/index.ts';
import { drawInvoice } from './draw-invoice.ts';
import { findManagedInvoice, findOwnInvoice, type InvoiceRow, lockInvoice, moveInvoice } from './invoice.repository.ts';

export interface InvoiceParts {
  storage: BlobStore;
  timeZone: string;
}

/** Where an invoice's PDF is kept. */
export const invoiceKey = (schema: string, key: string): string => `${schema}/invoices/${key}.pdf`;

/** Issues an invoice with a PDF of the office, or with one that is drawn. Throws `Invoice.NotFound`, `Invoice.StateMismatch`, `Invoice.NotPdf`. */
export async function issueInvoice(
  { storage, timeZone }: InvoiceParts,
  { db, actor, tenant }: ActingContext,
  id: number,
  file?: Buffer,
): Promise<void> {
  if (file && !file.subarray(0, 1024).includes('%PDF-')) throw new AppError('Invoice.NotPdf');
  const invoice = await orThrow(findManagedInvoice(db, id), 'Invoice.NotFound');
  const siteName = await textSetting(db, 'siteName');
  const pdf = file ?? Buffer.from(await drawInvoice(invoice, { siteName, timeZone, at: new Date() }));
  const key = randomBytes(16).toString('base64url');
  const stored = invoiceKey(tenant.schema, key);
  await storage.put(stored, pdf);
  try {
    await withApplied(db, id, (transaction) =>
      moveInvoice(transaction, id, { to: 'issued', actorId: actor.id, fileKey: key }),
    );
  } catch (error) {
    await storage.delete([stored]);
    throw error;
  }
}

/** Throws `Invoice.NotFound`, `Invoice.StateMismatch`, also for a red one: what was given back has to be taken back. */
export function rejectInvoice(
  { db, actor }: ActingContext,
  { id, answer }: { id: number; answer: string },
): Promise<void> {
  return withApplied(db, id, async (transaction, { redOf }) => {
    if (redOf !== null) throw new AppError('Invoice.StateMismatch');
    await moveInvoice(transaction, id, { to: 'rejected', actorId: actor.id, answer });
  });
}

/** Takes one's own application back. Throws `Invoice.NotFound`, `Invoice.StateMismatch`. */
export async function withdrawInvoice({ db, actor }: ActingContext, id: number): Promise<void> {
  await orThrow(findOwnInvoice(db, actor.id, id), 'Invoice.NotFound');
  await withApplied(db, id, async (transaction, { redOf }) => {
    if (redOf !== null) throw new AppError('Invoice.NotFound');
    await moveInvoice(transaction, id, { to: 'withdrawn', actorId: actor.id });
  });
}

function withApplied(
  db: Database,
  id: number,
  change: (transaction: Database, invoice: InvoiceRow) => Promise<void>,
): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const invoice = await orThrow(lockInvoice(transaction, id), 'Invoice.NotFound');
    if (invoice.state !== 'applied') throw new AppError('Invoice.StateMismatch');
    await change(transaction, invoice);
  });
}
