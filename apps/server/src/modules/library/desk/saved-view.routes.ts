import * as savedView from '@tuyuan/contract/library/saved-view.ts';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { changeView, findViews, insertView, removeView } from './saved-view.repository.ts';

/** Binds savedView. */
export function savedViewRoutes(app: FastifyInstance): void {
  bindEndpoint(app, savedView.getSavedViews, async ({ db, actor }) => ({ items: await findViews(db, actor.id) }));
  bindEndpoint(app, savedView.createSavedView, ({ db, actor }, input) => insertView(db, actor.id, input));
  bindEndpoint(app, savedView.updateSavedView, ({ db, actor }, input) => changeView(db, actor.id, input));
  bindEndpoint(app, savedView.deleteSavedView, async ({ db, actor }, { id }) => {
    await removeView(db, actor.id, id);
    return {};
  });
}
