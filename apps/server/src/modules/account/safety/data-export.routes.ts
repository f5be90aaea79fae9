import { AppError } from '@tuyuan/errors/app-error.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { isSignedIn } from '../../../platform/http/request-context.ts';
import { readCaller } from '../../site/index.ts';
import type { AccountSafetyDeps } from './account-safety-deps.ts';
import { readAccountData, takeExportLink } from './data-export.repository.ts';
import { dataExportPath, exportKeyHash } from './request-data-export.ts';

const Params = z.object({ key: z.string().regex(/^[A-Za-z0-9_-]{32}$/) });

/** Serves a link of `requestDataExport` once, to its owner in person. Every invalid link gets the same 404. */
export function dataExportRoutes(
  app: FastifyInstance,
  { readAttendanceOf }: Pick<AccountSafetyDeps, 'readAttendanceOf'>,
): void {
  app.get(`${dataExportPath}/:key`, { exposeHeadRoute: false }, async (request, reply) => {
    const params = Params.safeParse(request.params);
    const caller = await readCaller(request);
    if (!isSignedIn(caller)) throw new AppError('Session.Required');
    const { db, tenant, actor } = caller;
    if (actor.impersonatorId !== null) throw new AppError('Session.ImpersonationRefused');
    const userId = actor.id;
    if (!params.success || !(await takeExportLink(db, exportKeyHash(params.data.key), userId)))
      throw new AppError('Resource.NotFound');
    const data = {
      site: tenant.name,
      exportedAt: new Date(),
      ...(await readAccountData(db, userId)),
      ...(await readAttendanceOf(db, userId)),
    };
    return reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="account-data-${userId}.json"`)
      .header('cache-control', 'no-store')
      .send(JSON.stringify(data, null, 2));
  });
}
