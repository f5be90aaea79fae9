import * as wishes from '@tuyuan/contract/library/image-wish.ts';
import type { FastifyInstance } from 'fastify';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { addWish } from './add-wish.ts';
import { deleteWish, findWish } from './image-wish.repository.ts';

export function wishRoutes(app: FastifyInstance): void {
  bindEndpoint(app, wishes.getWish, ({ db, actor }, { id }) =>
    orThrow(findWish(db, id, actor?.id ?? null), 'Image.NotFound'),
  );
  bindEndpoint(app, wishes.addWish, (context, { id }) => addWish(context, id));
  bindEndpoint(app, wishes.removeWish, async ({ db, actor }, { id }) => {
    await deleteWish(db, id, actor.id);
    return orThrow(findWish(db, id, actor.id), 'Image.NotFound');
  });
}
