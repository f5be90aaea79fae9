import { AppError } from '@tuyuan/errors/app-error.ts';
import type { ErrorCode } from '@tuyuan/errors/catalogue.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { TenantDatabases } from '../../../platform/database/tenant-databases.ts';
import { isSignedIn } from '../../../platform/http/request-context.ts';
import type { BlobStore } from '../../../platform/storage/blob-store.ts';
import { hashExportToken, takeExportLink } from '../export/index.ts';
import { readCaller } from '../resources/index.ts';
import { archiveLinkName } from './export-tenant.ts';
import { findTenant } from './managed-tenant.repository.ts';
import { tenantArchive } from './tenant-archive.ts';

interface Deps {
  databases: TenantDatabases;
  storage: BlobStore;
  /** Takes one of the places for exports and returns the function that releases it. Throws `Export.Busy`. */
  takePlace(): () => void;
}

const cutShort: ErrorCode = 'Export.CutShort';
const Filters = z.object({ id: z.int() });

/** The download behind a site's export link. A browser follows it, so the cookie identifies the caller. */
export function tenantArchiveRoutes(app: FastifyInstance, { databases, storage, takePlace }: Deps): void {
  app.route({
    method: 'GET',
    exposeHeadRoute: false,
    url: '/api/Resource/TenantArchive/:token',
    async handler(request, reply) {
      const caller = await readCaller(request);
      if (!isSignedIn(caller)) throw new AppError('Session.Required');
      if (!caller.actor.permissions.has('Pages.Tenants.Delete')) throw new AppError('Permission.Denied');
      const { token } = z.object({ token: z.string() }).parse(request.params);
      const givePlace = takePlace();
      try {
        const link = await takeExportLink(caller.db, hashExportToken(token), caller.actor.id);
        if (link?.list !== archiveLinkName) throw new AppError('Export.LinkUsed');
        const { id } = Filters.parse(link.filters);
        const tenant = await orThrow(findTenant(databases.platform, id), 'Tenant.NotFound');
        const startedAt = performance.now();
        const archive = tenantArchive(databases.of(tenant.schema_name), tenant.schema_name, storage);
        let isWhole = false;
        archive.once('end', () => {
          isWhole = true;
        });
        archive.once('close', () => {
          givePlace();
          const entry = {
            service: 'tenant',
            action: 'DownloadArchive',
            parameters: { id, name: tenant.name },
            durationMs: Math.round(performance.now() - startedAt),
            errorCode: isWhole ? null : cutShort,
          };
          app.services.recordAudit(caller, entry).catch((error: unknown) => {
            app.log.error({ err: error, entry }, 'audit record not written');
          });
        });
        const fileName = `${tenant.name} ${tenant.host_name ?? ''}.zip`;
        void reply
          .header('content-type', 'application/zip')
          .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`)
          .header('cache-control', 'private, no-store');
        return await reply.send(archive);
      } catch (error) {
        givePlace();
        throw error;
      }
    },
  });
}
