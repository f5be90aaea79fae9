import * as prices from '@tuyuan/contract/library/image-price.ts';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { getPriceTerms } from './get-price-terms.ts';
import { setCategoryPrices } from './set-category-prices.ts';

export function imagePriceRoutes(app: FastifyInstance): void {
  bindEndpoint(app, prices.getPriceTerms, ({ db }) => getPriceTerms(db));
  bindEndpoint(app, prices.setCategoryPrices, ({ db }, input) => setCategoryPrices(db, input));
}
