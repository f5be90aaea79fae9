import * as config from '@tuyuan/contract/commerce/credit-mall-config.ts';
import * as management from '@tuyuan/contract/commerce/credit-mall-management.ts';
import * as orders from '@tuyuan/contract/commerce/credit-mall-order-data.ts';
import * as products from '@tuyuan/contract/commerce/credit-product-data.ts';
import { miscPath } from '@tuyuan/contract/resource-path.ts';
import type { FastifyInstance } from 'fastify';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { storeMiscPicture } from '../../site/index.ts';
import { readAvailable } from '../credits/index.ts';
import { addCoupons, createGoods, deleteGoods, setGoodsOnSale, stockGoods, updateGoods } from './change-goods.ts';
import { closeMallOrder } from './close-mall-order.ts';
import { createMallOrder } from './create-mall-order.ts';
import { countKinds, findGoodsDetail, pageOfGoods, pageOfManagedGoods } from './goods.repository.ts';
import {
  countOwnMallOrders,
  findManagedMallOrder,
  pageOfManagedMallOrders,
  pageOfOwnMallOrders,
} from './mall-order.repository.ts';
import { lowStock, type MallParts, openRecipient, payMinutes, receiveDays } from './mall-parts.ts';
import { presentMallOrder, presentMallOrderDetail } from './present-mall-order.ts';
import { findOrderRecipient, findRecipient } from './recipient.repository.ts';
import { confirmMallReceipt, shipMallOrder } from './ship-mall-order.ts';

type PictureParts = Parameters<typeof storeMiscPicture>[0];
/** Pixels: twice the displayed size. */
const pictureSize = { width: 1168, height: 880, fit: 'inside' } as const;

export function mallRoutes(app: FastifyInstance, parts: MallParts & PictureParts): void {
  const { mallBox, timeZone } = parts;
  bindEndpoint(app, config.getMallConfig, async ({ db }) => ({
    payMinutes,
    lowStock,
    receiveDays,
    kinds: await countKinds(db),
  }));
  bindEndpoint(app, products.getMallGoods, async ({ db, actor }, { isAffordable, ...filter }) =>
    pageOfGoods(db, { ...filter, upTo: isAffordable ? (actor ? await readAvailable(db, actor.id) : 0) : null }),
  );
  bindEndpoint(app, products.getMallGoodsDetail, ({ db, actor }, { id }) =>
    orThrow(findGoodsDetail(db, id, actor?.id ?? null), 'Mall.GoodsNotFound'),
  );

  bindEndpoint(app, orders.createMallOrder, async (context, input) =>
    presentMallOrderDetail(context.db, mallBox, context.actor.id, await createMallOrder(parts, context, input)),
  );
  bindEndpoint(app, orders.getMyMallOrders, async ({ db, actor }, input) => {
    const page = await pageOfOwnMallOrders(db, actor.id, input);
    return { ...page, items: page.items.map(presentMallOrder), counts: await countOwnMallOrders(db, actor.id) };
  });
  bindEndpoint(app, orders.getMyMallOrder, ({ db, actor }, { id }) =>
    presentMallOrderDetail(db, mallBox, actor.id, id),
  );
  bindEndpoint(app, orders.cancelMallOrder, async (context, { id }) => {
    await closeMallOrder(parts, context, { id, ownerId: context.actor.id, note: '' });
    return presentMallOrderDetail(context.db, mallBox, context.actor.id, id);
  });
  bindEndpoint(app, orders.confirmMallReceipt, async ({ db, actor }, { id }) => {
    await confirmMallReceipt(db, actor.id, id);
    return presentMallOrderDetail(db, mallBox, actor.id, id);
  });
  bindEndpoint(app, orders.getMallRecipient, async ({ db, actor }) => {
    const sealed = await findRecipient(db, actor.id);
    return sealed && openRecipient(mallBox, sealed);
  });

  bindEndpoint(app, management.getManagedGoods, ({ db }, input) => pageOfManagedGoods(db, input));
  bindEndpoint(app, management.createGoods, ({ db }, input) => createGoods(db, input));
  bindEndpoint(app, management.updateGoods, ({ db }, input) => updateGoods(db, input));
  bindEndpoint(app, management.stockGoods, ({ db }, input) => stockGoods(db, input));
  bindEndpoint(app, management.addCoupons, ({ db }, input) => addCoupons(db, mallBox, input));
  bindEndpoint(app, management.setGoodsOnSale, ({ db }, input) => setGoodsOnSale(db, input));
  bindEndpoint(app, management.deleteGoods, async ({ db }, { id }) => {
    await deleteGoods(db, id);
    return {};
  });
  bindEndpoint(app, management.uploadGoodsPicture, async ({ tenant }, _input, file) => ({
    path: miscPath(await storeMiscPicture(parts, tenant, file, pictureSize)),
  }));
  bindEndpoint(app, management.getManagedMallOrders, ({ db }, input) => pageOfManagedMallOrders(db, input, timeZone));
  bindEndpoint(app, management.getMallOrderRecipient, async ({ db }, { id }) => {
    const sealed = await findOrderRecipient(db, id);
    return orThrow(Promise.resolve(sealed && openRecipient(mallBox, sealed)), 'Mall.OrderNotFound');
  });
  bindEndpoint(app, management.shipMallOrder, async ({ db }, input) => {
    await shipMallOrder(db, input);
    return orThrow(findManagedMallOrder(db, input.id), 'Mall.OrderNotFound');
  });
  bindEndpoint(app, management.cancelMallOrderByOffice, async (context, { id, reason }) => {
    await closeMallOrder(parts, context, { id, ownerId: null, note: reason });
    return orThrow(findManagedMallOrder(context.db, id), 'Mall.OrderNotFound');
  });
}
