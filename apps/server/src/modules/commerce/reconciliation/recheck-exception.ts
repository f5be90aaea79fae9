import { AppError } from '@tuyuan/errors/app-error.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { ActingContext } from '../../../platform/http/request-context.ts';
import type { PaymentParts } from '../payment/index.ts';
import { comparePayment } from './compare-payment.ts';
import { compareRefunds, findCompared, findException } from './reconciliation.repository.ts';

/** Asks the provider again. Throws `PaymentException.NotFound`, `PaymentException.StateMismatch`. */
export async function recheckException(parts: PaymentParts, { db, tenant }: ActingContext, id: number): Promise<void> {
  const exception = await orThrow(findException(db, id), 'PaymentException.NotFound');
  if (exception.state !== 'open') throw new AppError('PaymentException.StateMismatch');
  if (exception.paymentId === null) return compareRefunds(db);
  const payment = await orThrow(findCompared(db, exception.paymentId), 'PaymentException.NotFound');
  await comparePayment(parts, { db, schema: tenant.schema }, payment);
}
