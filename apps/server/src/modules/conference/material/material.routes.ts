import * as material from '@tuyuan/contract/conference/material.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { readCaller, sendFile } from '../../site/index.ts';
import { requireConference } from '../schedule/index.ts';
import { deleteMaterial } from './delete-material.ts';
import { insertDownload } from './download.repository.ts';
import { type FoundAttachment, findAttachment } from './find-attachment.ts';
import { listManagedMaterials } from './list-managed-materials.ts';
import { listMaterialDownloads } from './list-material-downloads.ts';
import { listMaterials } from './list-materials.ts';
import { listSessions } from './list-sessions.ts';
import type { MaterialDeps } from './material-deps.ts';
import { openMaterial } from './open-material.ts';
import { replaceMaterial } from './replace-material.ts';
import { maxBytes } from './take-file.ts';
import { updateMaterial } from './update-material.ts';
import { uploadMaterial } from './upload-material.ts';
import { withdrawMaterial } from './withdraw-material.ts';

const Params = z.object({ key: z.string().regex(/^[\w-]{22}$/) });
const Query = z.object({ for: z.string().max(100).optional(), download: z.literal('1').optional() });

/** A conference's materials: submission, access and files. */
export function materialRoutes(app: FastifyInstance, deps: MaterialDeps): void {
  const { timeZone } = deps;
  bindEndpoint(app, material.getMaterials, async (context, { id }) => ({
    items: await listMaterials(context, id, timeZone),
  }));
  bindEndpoint(app, material.openMaterial, (context, { id }) => openMaterial(deps, context, id));
  bindEndpoint(app, material.getManagedMaterials, async ({ db }, { id }) => {
    await requireConference(db, id);
    return {
      items: await listManagedMaterials(db, id, timeZone),
      sessions: await listSessions(db, id, timeZone),
      maxBytes: await maxBytes(db),
    };
  });
  bindEndpoint(app, material.uploadMaterial, (context, input, file) => uploadMaterial(deps, context, input, file));
  bindEndpoint(app, material.replaceMaterial, (context, { id }, file) => replaceMaterial(deps, context, id, file));
  bindEndpoint(app, material.updateMaterial, ({ db }, input) => updateMaterial(db, input, timeZone));
  bindEndpoint(app, material.withdrawMaterial, ({ db }, input) => withdrawMaterial(db, input, timeZone));
  bindEndpoint(app, material.deleteMaterial, async (context, { id }) => {
    await deleteMaterial(deps, context, id);
    return {};
  });
  bindEndpoint(app, material.getMaterialDownloads, ({ db }, query) => listMaterialDownloads(db, query, timeZone));

  app.route({
    method: ['GET', 'HEAD'],
    exposeHeadRoute: false,
    url: '/api/Resource/Attachment/:key',
    async handler(request, reply) {
      const params = Params.safeParse(request.params);
      const query = Query.safeParse(request.query);
      if (!params.success || !query.success) throw new AppError('Resource.NotFound');
      const caller = await readCaller(request);
      const wanted = { key: params.data.key, signed: query.data.for, isDownload: query.data.download === '1' };
      const found = await findAttachment(deps, caller, wanted);
      if (beginsDownload(request)) await recordDownload(caller, found);
      return sendFile(deps.storage, request, reply, found.file);
    },
  });
}

/** A viewer requests a document in many ranges: the first of them counts as the download. */
function beginsDownload({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && (headers.range === undefined || headers.range.startsWith('bytes=0-'));
}

/** Before a byte leaves. */
async function recordDownload(
  { db, actor, clientIp }: RequestContext,
  { fileId, reader }: FoundAttachment,
): Promise<void> {
  await insertDownload(db, {
    fileId,
    attendeeId: reader.attendee?.id ?? null,
    userId: actor?.id ?? null,
    name: reader.attendee?.name ?? actor?.nickName ?? '访客',
    clientIp,
  });
}
