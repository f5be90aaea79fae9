import {
  requestRefund as requestRefundEndpoint,
  withdrawRefund as withdrawRefundEndpoint,
} from '@tuyuan/contract/commerce/order.ts';
import * as management from '@tuyuan/contract/commerce/refund-management.ts';
import type { FastifyInstance } from 'fastify';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { presentOrder } from '../order/index.ts';
import type { PaymentParts } from '../payment/index.ts';
import { approveRefund, rejectRefund, withdrawRefund } from './decide-refund.ts';
import { findManagedRefund, pageOfRefunds } from './refund.repository.ts';
import { requestRefund } from './request-refund.ts';

export function refundRoutes(app: FastifyInstance, parts: PaymentParts): void {
  bindEndpoint(app, requestRefundEndpoint, async (context, input) => {
    await requestRefund(context, input);
    return presentOrder(context.db, input.id, context.actor.id);
  });
  bindEndpoint(app, withdrawRefundEndpoint, async (context, { id }) =>
    presentOrder(context.db, await withdrawRefund(context, id), context.actor.id),
  );
  bindEndpoint(app, management.getRefunds, ({ db }, input) => pageOfRefunds(db, input));
  bindEndpoint(app, management.approveRefund, async (context, { id }) => {
    await approveRefund(parts, context, id);
    return orThrow(findManagedRefund(context.db, id), 'Refund.NotFound');
  });
  bindEndpoint(app, management.rejectRefund, async (context, input) => {
    await rejectRefund(context, input);
    return orThrow(findManagedRefund(context.db, input.id), 'Refund.NotFound');
  });
}
