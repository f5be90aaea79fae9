import { AppError } from '@tuyuan/errors/app-error.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { isSignedIn } from '../../../platform/http/request-context.ts';
import { readCaller } from '../../site/index.ts';
import { cropOriginal, type LoupeDeps } from './crop-original.ts';
import { markOriginalSeen } from './review-lease.repository.ts';

const place = z.coerce.number<string>().int().min(0).max(100_000);
const Loupe = z.object({
  params: z.object({ id: z.coerce.number<string>().int().min(1).max(2_147_483_647) }),
  query: z.object({ x: place, y: place }),
});

/** A piece of the original, 1:1, for the reviewer who holds the image; the first look at each is logged before a byte leaves. */
export function reviewLoupeRoutes(app: FastifyInstance, deps: LoupeDeps): void {
  app.get('/api/Resource/ReviewLoupe/:id', async (request, reply) => {
    const wanted = Loupe.safeParse(request);
    const caller = await readCaller(request);
    if (!isSignedIn(caller)) throw new AppError('Session.Required');
    if (!wanted.success || !caller.actor.permissions.has('Pages.Images.Review'))
      throw new AppError('Resource.NotFound');
    const { id } = wanted.data.params;
    const isFirst = await markOriginalSeen(caller.db, id, caller.actor.id);
    if (isFirst === null) throw new AppError('Resource.NotFound');
    if (isFirst)
      await app.services.recordAudit(caller, {
        service: 'imageReview',
        action: 'LookAtOriginal',
        parameters: { imageId: id },
        durationMs: 0,
        errorCode: null,
        subject: { kind: 'image', ids: [id] },
      });
    const bytes = await cropOriginal(caller.db, deps, id, wanted.data.query);
    return reply
      .headers({ 'content-type': 'image/webp', 'cache-control': 'private, max-age=600' })
      .send(Buffer.from(bytes));
  });
}
