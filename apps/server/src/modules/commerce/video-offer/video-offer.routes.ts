import * as offer from '@tuyuan/contract/commerce/video-offer.ts';
import type { FastifyInstance } from 'fastify';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import type { BlobStore } from '../../../platform/storage/blob-store.ts';
import { setVideoPrices } from './set-video-prices.ts';
import { findVideoOffer } from './video-offer.repository.ts';

export function videoOfferRoutes(app: FastifyInstance, { storage }: { storage: BlobStore }): void {
  bindEndpoint(app, offer.getVideoOffer, async ({ db }, { videoId }) => ({
    prices: (await orThrow(findVideoOffer(db, videoId), 'Video.NotFound')).prices,
  }));
  bindEndpoint(app, offer.setVideoPrices, (context, input) => setVideoPrices(context, storage, input));
}
