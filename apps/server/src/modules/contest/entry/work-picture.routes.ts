import { workPicturePath } from '@tuyuan/contract/contest/contest-path.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import type { BlobStore } from '../../../platform/storage/blob-store.ts';
import {
  acceptedFormats,
  anonymousCaller,
  derivativeByWidth,
  findDerivative,
  type ReportLost,
  readCaller,
  sendFile,
} from '../../site/index.ts';
import { findWorkPicture, judgesWork } from './work.repository.ts';

export interface WorkPictureDeps {
  storage: BlobStore;
  reportLost: ReportLost;
}

const Params = z.object({
  entryId: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number),
  width: z.string(),
  version: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/),
});

/** Pictures of works, by their renderings: the images' numbers would lead to authors who are not named yet. Accepted ones to everybody, others to their authors, the office and their jury. Never an original. */
export function workPictureRoutes(app: FastifyInstance, { storage, reportLost }: WorkPictureDeps): void {
  app.route({
    method: ['GET', 'HEAD'],
    exposeHeadRoute: false,
    url: '/api/Resource/Work/:entryId/:width/:version',
    async handler(request, reply) {
      const { data } = Params.safeParse(request.params);
      if (!data) throw new AppError('Resource.NotFound');
      const context = await anonymousCaller(request);
      const picture = await orThrow(findWorkPicture(context.db, data.entryId, data.version), 'Resource.NotFound');
      const wanted = derivativeByWidth({ ...data, id: String(picture.id) });
      const caller = () => readCaller(request);
      if (!picture.isPublic && !(await mayLook(await caller(), data.entryId, picture.authorId)))
        throw new AppError('Resource.NotFound');
      const formats = acceptedFormats(request.headers.accept);
      const file = await findDerivative(
        context,
        caller,
        { storage, reportLost },
        { ...wanted, formats, isShownElsewhere: true },
      );
      if (!('movedTo' in file)) return sendFile(storage, request, reply, file);
      const image = { version: file.movedTo };
      return reply.header('cache-control', 'no-store').redirect(workPicturePath(data.entryId, image, wanted.width));
    },
  });
}

async function mayLook({ db, actor }: RequestContext, entryId: number, authorId: number): Promise<boolean> {
  if (!actor) return false;
  const { permissions } = actor;
  if (actor.id === authorId || permissions.has('Pages.Activities.Review')) return true;
  return permissions.has('Pages.Activities.Judge') && (await judgesWork(db, entryId, actor.id));
}
