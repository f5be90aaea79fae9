import * as payment from '@tuyuan/contract/commerce/payment.ts';
import type { FastifyInstance } from 'fastify';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { findOwnOrder } from '../order/index.ts';
import { notifyRoutes } from './notify.routes.ts';
import type { PaymentParts } from './settle-payment.ts';
import { payerAddress, startPayment } from './start-payment.ts';

export async function paymentRoutes(
  app: FastifyInstance,
  parts: PaymentParts & { siteAddress: string | undefined },
): Promise<void> {
  bindEndpoint(app, payment.getPayWays, async () =>
    parts.providers.map(({ name, ways }) => ({ provider: name, ways: [...ways] })),
  );
  bindEndpoint(app, payment.startPayment, (context, input) => startPayment(parts, context, input));
  bindEndpoint(app, payment.getPayerAddress, async (context, { orderId }) => ({
    address: payerAddress(parts, context, orderId),
  }));
  bindEndpoint(app, payment.getOrderPayState, async ({ db, actor }, { orderId }) => {
    const { state, secondsLeft } = await orThrow(findOwnOrder(db, actor.id, orderId), 'Order.NotFound');
    return { state, secondsLeft };
  });
  await notifyRoutes(app, parts);
}
