import * as recent from '@tuyuan/contract/community/user-recent.ts';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { loadImageCards } from '../../library/index.ts';
import { deleteRecentOf, isKept, pageOfSeen, setKept } from './recent.repository.ts';

/** Binds userRecent. */
export function recentRoutes(app: FastifyInstance): void {
  bindEndpoint(app, recent.getRecentImages, async ({ db, actor }, input) => {
    const page = await pageOfSeen(db, actor.id, input);
    const ids = page.items.map(({ id }) => id);
    return { ...page, items: await loadImageCards(db, ids), isKept: await isKept(db, actor.id) };
  });
  bindEndpoint(app, recent.setRecentKept, async ({ db, actor }, { isOn }) => {
    await setKept(db, actor.id, isOn);
    return {};
  });
  bindEndpoint(app, recent.clearRecent, async ({ db, actor }) => {
    await deleteRecentOf(db, actor.id);
    return {};
  });
}
