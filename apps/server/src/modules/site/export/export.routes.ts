import { Readable } from 'node:stream';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { formatDate } from '@tuyuan/format/date.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { isSignedIn } from '../../../platform/http/request-context.ts';
import { readCaller } from '../resources/index.ts';
import { csvChunks } from './csv-chunks.ts';
import type { ExportDesk } from './export-desk.ts';
import { openExport } from './open-export.ts';
import { xlsxStream } from './xlsx-stream.ts';

const contentTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** The download behind an export's link. A browser follows it, so the cookie identifies the caller. */
export function exportRoutes(app: FastifyInstance, desk: ExportDesk): void {
  const { timeZone } = desk;
  app.route({
    method: 'GET',
    exposeHeadRoute: false,
    url: '/api/Resource/Export/:token',
    async handler(request, reply) {
      const caller = await readCaller(request);
      if (!isSignedIn(caller)) throw new AppError('Session.Required');
      const { token } = z.object({ token: z.string() }).parse(request.params);
      const { name, format, table, close } = await openExport(desk, caller, token, (entry) =>
        app.services.recordAudit(caller, entry).catch((error: unknown) => {
          app.log.error({ err: error, entry }, 'audit record not written');
        }),
      );
      const fileName = `${name} ${formatDate(new Date(), timeZone)}.${format}`;
      void reply
        .header('content-type', contentTypes[format])
        .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`)
        .header('cache-control', 'private, no-store');
      const body =
        format === 'xlsx'
          ? xlsxStream(table, name, timeZone)
          : Readable.from(csvChunks(table, timeZone), { objectMode: false });
      // A generator that was never started is not notified of its end, so the list is closed here.
      body.once('close', close);
      return reply.send(body);
    },
  });
}
