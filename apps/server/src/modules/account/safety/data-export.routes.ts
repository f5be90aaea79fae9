import { AppError } from '@tuyuan/errors/app-error.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { createContext } from '../../../platform/http/create-context.ts';
import type { AccountSafetyDeps } from './account-safety-deps.ts';
import { readAccountData, takeExportLink } from './data-export.repository.ts';
import { dataExportPath, exportKeyHash } from './request-data-export.ts';

const Params = z.object({ key: z.string().regex(/^[A-Za-z0-9_-]{32}$/) });

/** Serves a link of `requestDataExport` once. Every invalid link gets the same 404. */
export function dataExportRoutes(
  app: FastifyInstance,
  { readAttendanceOf }: Pick<AccountSafetyDeps, 'readAttendanceOf'>,
): void {
  app.get(`${dataExportPath}/:key`, { exposeHeadRoute: false }, async (request, reply) => {
    const params = Params.safeParse(request.params);
    const { db, tenant } = await createContext(request, null);
    const userId = params.success ? await takeExportLink(db, exportKeyHash(params.data.key)) : null;
    if (userId === null) throw new AppError('Resource.NotFound');
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
