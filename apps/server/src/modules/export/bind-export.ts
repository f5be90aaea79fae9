import type { ExportFormat } from '@tuyuan/contract/export.ts';
import { isPermissionName } from '@tuyuan/contract/permissions.ts';
import { exportPath } from '@tuyuan/contract/resource-path.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { readByCursor } from '../../platform/database/read-by-cursor.ts';
import { bindEndpoint } from '../../platform/http/bind-endpoint.ts';
import type { SignedInContext } from '../../platform/http/request-context.ts';
import type { ExportDesk } from './export-desk.ts';
import { insertExportLink } from './export-link.repository.ts';
import type { ExportCell, ExportEndpoint, ExportList } from './export-list.ts';
import { newExportToken } from './export-token.ts';

const lifeSeconds = 300;

/** Serves the call of an export: it answers a link for one download, by `exportRoutes`. */
export function bindExport<Filters extends { format: ExportFormat }, Row>(
  app: FastifyInstance,
  desk: ExportDesk,
  list: ExportList<Filters, Row>,
): void {
  const { endpoint } = list;
  const permission = endpoint.access.slice('permission:'.length);
  if (!isPermissionName(permission)) throw new Error(`${endpoint.path} names no permission`);
  desk.lists.set(endpoint.path, {
    name: list.name,
    permission,
    open(stored, caller) {
      const filters = endpoint.input.parse(stored);
      return {
        format: filters.format,
        table: { columns: list.columns(caller), batches: readTable(list, filters, caller) },
      };
    },
  });
  bindEndpoint<ExportEndpoint<Filters>>(app, endpoint, async ({ db, actor }, filters) => {
    const { token, tokenHash } = newExportToken();
    await insertExportLink(db, {
      tokenHash,
      userId: actor.id,
      list: endpoint.path,
      filters,
      lifeSeconds,
    });
    return { path: exportPath(token), expiresInSeconds: lifeSeconds };
  });
}

async function* readTable<Filters extends { format: ExportFormat }, Row>(
  list: ExportList<Filters, Row>,
  filters: Filters,
  caller: SignedInContext,
): AsyncGenerator<ExportCell[][], void, undefined> {
  const Rows = z.array(list.row);
  const columns = list.columns(caller);
  for await (const batch of readByCursor(caller.db, list.statement(filters, caller)))
    yield Rows.parse(batch).map((row) => columns.map((column) => column.value(row)));
}
