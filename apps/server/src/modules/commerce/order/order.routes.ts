import { getFirstBuy } from '@tuyuan/contract/account/front-user.ts';
import * as order from '@tuyuan/contract/commerce/order.ts';
import * as management from '@tuyuan/contract/commerce/order-management.ts';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { cancelOrder } from './close-order.ts';
import { createOrder, type OrderParts } from './create-order.ts';
import { pageOfManagedOrders } from './managed-order.repository.ts';
import { hasFirstPurchase } from './order.repository.ts';
import { countOwnOrders, pageOfOwnOrders } from './order-view.repository.ts';
import { payByPackage } from './pay-by-package.ts';
import { personKeys } from './person-keys.ts';
import { presentManagedOrder } from './present-managed-order.ts';
import { presentOrder, presentOrders } from './present-orders.ts';
import { quoteOrder } from './quote-order.ts';

export function orderRoutes(app: FastifyInstance, parts: OrderParts): void {
  bindEndpoint(app, order.quoteOrder, (context, { choices }) => quoteOrder(context, parts.personBox, choices));
  bindEndpoint(app, order.createOrder, async (context, input) =>
    presentOrder(context.db, await createOrder(parts, context, input), context.actor.id),
  );
  bindEndpoint(app, order.payByPackage, async (context, input) =>
    presentOrder(context.db, await payByPackage(parts, context, input), context.actor.id),
  );
  bindEndpoint(app, order.cancelOrder, async (context, { id }) => {
    await cancelOrder(parts, context, id);
    return presentOrder(context.db, id, context.actor.id);
  });
  bindEndpoint(app, order.getMyOrders, async ({ db, actor }, input) => {
    const page = await pageOfOwnOrders(db, actor.id, input);
    const counts = await countOwnOrders(db, actor.id);
    return { ...page, counts, items: await presentOrders(db, page.items) };
  });
  bindEndpoint(app, order.getMyOrder, ({ db, actor }, { id }) => presentOrder(db, id, actor.id));
  bindEndpoint(app, getFirstBuy, async ({ db, actor }) =>
    hasFirstPurchase(db, await personKeys(db, parts.personBox, actor.id), { ofPaid: true }),
  );
  bindEndpoint(app, management.getManagedOrders, ({ db }, input) => pageOfManagedOrders(db, input, parts.timeZone));
  bindEndpoint(app, management.getManagedOrder, (context, { id }) => presentManagedOrder(context, id));
}
