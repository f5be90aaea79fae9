import * as own from '@tuyuan/contract/community/feedback-data.ts';
import * as management from '@tuyuan/contract/community/feedback-management.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { addToFeedback, closeAnyFeedback, closeOwnFeedback, replyToFeedback } from './continue-feedback.ts';
import { createFeedback } from './create-feedback.ts';
import { deleteFeedbackRow, findManaged, findOwn, pageOfFeedback, pageOfOwn } from './feedback.repository.ts';
import type { FeedbackDeps } from './feedback-deps.ts';
import { feedbackPictureRoutes } from './feedback-picture.routes.ts';
import { uploadFeedbackPicture } from './upload-feedback-picture.ts';

/** Binds what people tell the office and its answers, with the pictures beside it. */
export function feedbackRoutes(app: FastifyInstance, deps: FeedbackDeps): void {
  const mine = (db: Database, userId: number, id: number) => orThrow(findOwn(db, userId, id), 'Feedback.NotFound');
  const managed = (db: Database, id: number) => orThrow(findManaged(db, id), 'Feedback.NotFound');

  bindEndpoint(app, own.getMyFeedback, ({ db, actor }, input) => pageOfOwn(db, actor.id, input));
  bindEndpoint(app, own.uploadFeedbackPicture, async (context, _input, file) => ({
    id: await uploadFeedbackPicture(deps, context, file),
  }));
  feedbackPictureRoutes(app, deps.box);
  bindEndpoint(app, own.createFeedback, async (context, input) =>
    mine(context.db, context.actor.id, await createFeedback(context, input)),
  );
  bindEndpoint(app, own.addFeedbackMessage, async (context, input) => {
    await addToFeedback(context, input);
    return mine(context.db, context.actor.id, input.id);
  });
  bindEndpoint(app, own.closeFeedback, async (context, input) => {
    await closeOwnFeedback(context, input);
    return mine(context.db, context.actor.id, input.id);
  });

  bindEndpoint(app, management.getFeedback, ({ db }, input) => pageOfFeedback(db, input));
  bindEndpoint(app, management.replyToFeedback, async (context, input) => {
    await replyToFeedback(context, input);
    return managed(context.db, input.id);
  });
  bindEndpoint(app, management.closeFeedbackByOffice, async (context, { id }) => {
    await closeAnyFeedback(context, id);
    return managed(context.db, id);
  });
  bindEndpoint(app, management.deleteFeedback, async ({ db }, { id }) => {
    if (!(await deleteFeedbackRow(db, id))) throw new AppError('Feedback.NotFound');
    return {};
  });
}
