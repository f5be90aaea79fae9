import type { createInvoiceTitle, InvoiceTitle } from '@tuyuan/contract/commerce/invoice.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { isUniqueViolation } from '../../../platform/database/database.ts';
import type { ActingContext } from '../../../platform/http/request-context.ts';
import { countTitles, insertTitle } from './invoice-title.repository.ts';

const maxTitles = 20;

/** Throws `InvoiceTitle.TooMany`, `InvoiceTitle.Exists`. */
export async function createTitle(
  { db, actor }: ActingContext,
  { kind, name, taxNumber }: InputOf<typeof createInvoiceTitle>,
): Promise<InvoiceTitle> {
  if ((await countTitles(db, actor.id)) >= maxTitles) throw new AppError('InvoiceTitle.TooMany');
  try {
    return await insertTitle(db, actor.id, {
      kind,
      name,
      taxNumber: kind === 'company' ? taxNumber.toUpperCase() : '',
    });
  } catch (cause) {
    if (isUniqueViolation(cause, 'invoice_title_once')) throw new AppError('InvoiceTitle.Exists', { cause });
    throw cause;
  }
}
