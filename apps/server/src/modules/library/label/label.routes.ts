import * as imageLabel from '@tuyuan/contract/library/image-label.ts';
import * as userLabel from '@tuyuan/contract/library/user-label.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../../platform/database/database.ts';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { createLabel, deleteLabels, mergeLabels, updateLabel } from './change-labels.ts';
import { findSuggestions } from './label-suggestion.repository.ts';
import { findLabels } from './managed-label.repository.ts';
import type { LabelDeps } from './reindex-labelled.ts';
import {
  changeUserLabels,
  findUserLabels,
  insertUserLabel,
  lockUserLabels,
  removeUserLabel,
  renameUserLabel,
} from './user-label.repository.ts';

/** Binds imageLabel and userLabel. */
export function labelRoutes(app: FastifyInstance, deps: LabelDeps): void {
  bindEndpoint(app, imageLabel.getImageLabels, ({ db }, query) => findLabels(db, query));
  bindEndpoint(app, imageLabel.getLabelSuggestions, async ({ db }, wanted) => ({
    items: await findSuggestions(db, wanted),
  }));
  bindEndpoint(app, imageLabel.createImageLabel, ({ db }, input) => createLabel(db, input));
  bindEndpoint(app, imageLabel.updateImageLabel, (context, input) => updateLabel(context, input, deps));
  bindEndpoint(app, imageLabel.mergeImageLabels, (context, input) => mergeLabels(context, input, deps));
  bindEndpoint(app, imageLabel.deleteImageLabels, async (context, { ids }) => ({
    deleted: await deleteLabels(context, ids, deps),
  }));
  bindEndpoint(app, userLabel.getUserLabels, ({ db }, query) => findUserLabels(db, query));
  bindEndpoint(app, userLabel.createUserLabel, ({ db }, { name }) => insertUserLabel(db, name));
  bindEndpoint(app, userLabel.updateUserLabel, ({ db }, { id, name }) => renameUserLabel(db, id, name));
  bindEndpoint(app, userLabel.deleteUserLabel, async ({ db }, { id }) => {
    if (!(await removeUserLabel(db, id))) throw new AppError('Label.NotFound');
    return {};
  });
  bindEndpoint(app, userLabel.labelUsers, ({ db }, input) =>
    inTransaction(db, async (transaction) => {
      const known = await lockUserLabels(transaction, input.addIds);
      if (known.length !== new Set(input.addIds).size) throw new AppError('Label.NotFound');
      return { changed: await changeUserLabels(transaction, input) };
    }),
  );
}
