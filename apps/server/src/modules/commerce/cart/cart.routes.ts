import * as cart from '@tuyuan/contract/commerce/shopping-cart.ts';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { addToCart, mergeCart } from './add-to-cart.ts';
import { deleteCartLines } from './cart.repository.ts';
import { findOffers, listCart } from './offer.repository.ts';
import { parseChoices } from './parse-choices.ts';
import { updateCartLine } from './update-cart-line.ts';

export function cartRoutes(app: FastifyInstance): void {
  bindEndpoint(app, cart.getCartList, ({ db, actor }) => listCart(db, actor.id));
  bindEndpoint(app, cart.getGuestCart, ({ db, actor }, { choices }) =>
    findOffers(db, actor?.id ?? null, parseChoices(choices)),
  );
  bindEndpoint(app, cart.createCartItem, (context, choice) => addToCart(context, choice));
  bindEndpoint(app, cart.mergeCart, (context, { choices }) => mergeCart(context, choices));
  bindEndpoint(app, cart.updateCartItem, (context, input) => updateCartLine(context, input));
  bindEndpoint(app, cart.deleteCartItems, async ({ db, actor }, { ids }) => ({
    deleted: await deleteCartLines(db, actor.id, ids),
  }));
}
