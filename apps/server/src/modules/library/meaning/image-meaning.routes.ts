import * as endpoints from '@tuyuan/contract/library/image-meaning.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { FastifyInstance } from 'fastify';
import { cachedFor } from '../../../platform/cached-for.ts';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { countMeanings, findMeaning } from './image-meaning.repository.ts';
import { openLabelSeer } from './label-seer.ts';
import { findAuthorId, findFrequentLabels } from './seen-labels.repository.ts';
import { modelKey, type TextImage } from './text-image-model.ts';

const maxLabels = 500;
const labelsForMs = 600_000;
/** Whose holders edit or review pictures of others. */
const editing = ['Pages.Images.Edit', 'Pages.Images.Review'] as const;
const nothing = { described: 0, waiting: 0, failed: 0 };

/** What the text-image model has looked at, and what it sees on one picture. */
export function imageMeaningRoutes(app: FastifyInstance, { model, fault }: TextImage): void {
  const seer = model && openLabelSeer(model);
  const frequentLabels = cachedFor(labelsForMs, (db) => findFrequentLabels(db, maxLabels));
  bindEndpoint(app, endpoints.getMeaningStatus, async ({ db }) => ({
    model: model?.name ?? null,
    fault,
    ...(model ? await countMeanings(db, modelKey(model)) : nothing),
  }));
  bindEndpoint(app, endpoints.getSeenLabels, async ({ db, actor }, { imageId }) => {
    const authorId = await findAuthorId(db, imageId);
    if (authorId === null || !(authorId === actor.id || editing.some((name) => actor.permissions.has(name))))
      throw new AppError('Image.NotFound');
    const picture = model && (await findMeaning(db, modelKey(model), imageId));
    if (!seer || !picture) return { items: [] };
    return { items: await seer.seenOn(picture, await frequentLabels.get(db)) };
  });
}
