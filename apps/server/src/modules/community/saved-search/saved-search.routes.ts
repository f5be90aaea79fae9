import * as saved from '@tuyuan/contract/community/saved-search.ts';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { screenFields } from '../../site/index.ts';
import { createSavedSearch } from './create-saved-search.ts';
import { changeSearch, findSearches, removeSearch } from './saved-search.repository.ts';

/** Binds savedSearch. */
export function savedSearchRoutes(app: FastifyInstance): void {
  bindEndpoint(app, saved.getSavedSearches, async ({ db, actor }) => ({ items: await findSearches(db, actor.id) }));
  bindEndpoint(app, saved.createSavedSearch, async (context, input) => createSavedSearch(context, input));
  bindEndpoint(app, saved.updateSavedSearch, async ({ db, actor }, { name, ...input }) =>
    changeSearch(db, actor.id, { ...input, ...(await screenFields(db, { name })) }),
  );
  bindEndpoint(app, saved.deleteSavedSearch, async ({ db, actor }, { id }) => {
    await removeSearch(db, actor.id, id);
    return {};
  });
}
