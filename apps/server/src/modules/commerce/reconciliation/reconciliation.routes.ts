import * as reconciliation from '@tuyuan/contract/commerce/reconciliation.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { FastifyInstance } from 'fastify';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import type { PaymentParts } from '../payment/index.ts';
import { compareDay } from './compare-day.ts';
import { getReconciledDay } from './get-reconciled-day.ts';
import { recheckException } from './recheck-exception.ts';
import {
  closeOpenException,
  findException,
  findShownException,
  pageOfExceptions,
} from './reconciliation.repository.ts';

/** A day of thousands of payments takes several calls, each well within the time of a request. */
const withinMs = 15_000;

export function reconciliationRoutes(app: FastifyInstance, parts: PaymentParts): void {
  bindEndpoint(app, reconciliation.getReconciledDay, ({ db }, { day }) => getReconciledDay(db, day, parts.timeZone));
  bindEndpoint(app, reconciliation.reconcileDay, async ({ db, tenant }, { day, after }) => {
    const next = await compareDay(parts, { db, schema: tenant.schema }, { day, after, withinMs });
    return { ...(await getReconciledDay(db, day, parts.timeZone)), next };
  });
  bindEndpoint(app, reconciliation.getPaymentExceptions, ({ db }, input) => pageOfExceptions(db, input));
  bindEndpoint(app, reconciliation.recheckException, async (context, { id }) => {
    await recheckException(parts, context, id);
    return orThrow(findShownException(context.db, id), 'PaymentException.NotFound');
  });
  bindEndpoint(app, reconciliation.closeException, async ({ db, actor }, { id, note }) => {
    await orThrow(findException(db, id), 'PaymentException.NotFound');
    if (!(await closeOpenException(db, { id, note, actorId: actor.id })))
      throw new AppError('PaymentException.StateMismatch');
    return orThrow(findShownException(db, id), 'PaymentException.NotFound');
  });
}
