import * as albumReview from '@tuyuan/contract/library/album-review.ts';
import * as imageDecision from '@tuyuan/contract/library/image-decision.ts';
import * as imageReview from '@tuyuan/contract/library/image-review.ts';
import type { FastifyInstance } from 'fastify';
import type { DomainEvents } from '../../../platform/events/domain-events.ts';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { findAlbumsToReview } from './album-review.repository.ts';
import { appealImage } from './appeal-image.ts';
import type { LoupeDeps } from './crop-original.ts';
import { decideAlbum } from './decide-album.ts';
import { decideImage } from './decide-image.ts';
import { getImageDecisions } from './get-image-decisions.ts';
import { getReviewCase } from './get-review-case.ts';
import { getReviewQueue } from './get-review-queue.ts';
import { resubmitImages } from './resubmit-images.ts';
import { heldBy, releaseLeases, renewLeases } from './review-lease.repository.ts';
import { reviewLoupeRoutes } from './review-loupe.routes.ts';
import { submitAlbums } from './submit-albums.ts';
import { takeAlbum } from './take-album.ts';
import { takeReviewBatch } from './take-review-batch.ts';
import { undoDecision } from './undo-decision.ts';
import { withdrawImages } from './withdraw-images.ts';

interface ReviewDeps extends LoupeDeps {
  timeZone: string;
  events: DomainEvents;
}

/** Review of images and albums, and what their authors do about it. */
export function imageReviewRoutes(app: FastifyInstance, deps: ReviewDeps): void {
  const { timeZone } = deps;
  bindEndpoint(app, imageReview.getReviewQueue, (context) => getReviewQueue(context, timeZone));
  bindEndpoint(app, imageReview.takeReviewBatch, (context, { queue }) => takeReviewBatch(context, queue));
  bindEndpoint(app, imageReview.renewReviewLeases, async ({ db, actor }) => {
    await renewLeases(db, actor.id);
    const { imageIds, until } = await heldBy(db, actor.id);
    return { imageIds, leaseUntil: until };
  });
  bindEndpoint(app, imageReview.releaseReviewLeases, async ({ db, actor }) => ({
    released: await releaseLeases(db, actor.id),
  }));
  bindEndpoint(app, imageReview.getReviewCase, (context, { imageId }) => getReviewCase(context, imageId));
  bindEndpoint(app, imageReview.decideImage, (context, input) => decideImage(context, input, deps));
  bindEndpoint(app, imageReview.undoDecision, (context, { imageId }) => undoDecision(context, imageId, timeZone));
  bindEndpoint(app, imageDecision.getImageDecisions, (context, { imageIds }) => getImageDecisions(context, imageIds));
  bindEndpoint(app, imageDecision.appealImage, (context, input) => appealImage(context, input));
  bindEndpoint(app, imageDecision.resubmitImages, (context, { ids }) => resubmitImages(context, ids, timeZone));
  bindEndpoint(app, imageDecision.withdrawImages, (context, { ids }) => withdrawImages(context, ids, timeZone));
  bindEndpoint(app, albumReview.getAlbumsToReview, ({ db, actor }, page) => findAlbumsToReview(db, actor.id, page));
  bindEndpoint(app, albumReview.takeAlbum, (context, { albumId }) => takeAlbum(context, albumId));
  bindEndpoint(app, albumReview.decideAlbum, (context, input) => decideAlbum(context, input, deps));
  bindEndpoint(app, albumReview.submitAlbums, (context, { ids }) => submitAlbums(context, ids));
  reviewLoupeRoutes(app, deps);
}
