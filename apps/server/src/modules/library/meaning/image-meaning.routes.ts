import * as endpoints from '@tuyuan/contract/library/image-meaning.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { countMeanings, findMeaning } from './image-meaning.repository.ts';
import { openLabelSeer } from './label-seer.ts';
import { findAuthorId, findFrequentLabels } from './seen-labels.repository.ts';
import { modelKey, type TextImage } from './text-image-model.ts';

const mostLabels = 500;
const nothing = { described: 0, waiting: 0, failed: 0 };

/** What the text-image model has looked at, and what it sees on one picture. */
export function imageMeaningRoutes(app: FastifyInstance, { model, fault }: TextImage): void {
  const seer = model && openLabelSeer(model);
  bindEndpoint(app, endpoints.getMeaningStatus, async ({ db }) => ({
    model: model?.name ?? null,
    fault,
    ...(model ? await countMeanings(db, modelKey(model)) : nothing),
  }));
  bindEndpoint(app, endpoints.getSeenLabels, async ({ db, actor }, { imageId }) => {
    const authorId = await findAuthorId(db, imageId);
    if (authorId === null || !(authorId === actor.id || actor.permissions.has('Pages.Images.Review')))
      throw new AppError('Image.NotFound');
    const picture = model && (await findMeaning(db, modelKey(model), imageId));
    if (!seer || !picture) return { items: [] };
    return { items: await seer.seenOn(picture, await findFrequentLabels(db, mostLabels)) };
  });
}
