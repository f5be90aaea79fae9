import * as follow from '@tuyuan/contract/community/user-follow.ts';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { loadImageCards, loadPhotographerCards } from '../../library/index.ts';
import { pageOfFollowed, pageOfFollowedImages } from './follow.repository.ts';
import { getFollow, setFollow } from './set-follow.ts';

const idOf = ({ id }: { id: number }) => id;

export function followRoutes(app: FastifyInstance): void {
  bindEndpoint(app, follow.getFollow, (context, { photographerId }) => getFollow(context, photographerId));
  bindEndpoint(app, follow.setFollow, (context, input) => setFollow(context, input));
  bindEndpoint(app, follow.getFollowed, async ({ db, actor }, input) => {
    const page = await pageOfFollowed(db, actor.id, input);
    return { ...page, items: await loadPhotographerCards(db, page.items.map(idOf)) };
  });
  bindEndpoint(app, follow.getFollowedImages, async ({ db, actor }, input) => {
    const page = await pageOfFollowedImages(db, actor.id, input);
    return { ...page, items: await loadImageCards(db, page.items.map(idOf)) };
  });
}
