import type { ExportFormat } from '@tuyuan/contract/export.ts';
import { isPermissionName } from '@tuyuan/contract/permissions.ts';
import { exportPath } from '@tuyuan/contract/resource-path.ts';
import type { SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { readByCursor } from '../../../platform/database/read-by-cursor.ts';
import { camelCaseKeys } from '../../../platform/database/rows.ts';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import type { ExportDesk } from './export-desk.ts';
import { insertExportLink } from './export-link.repository.ts';
import type { ExportCell, ExportColumn, ExportEndpoint, ExportList } from './export-list.ts';
import { newExportToken } from './export-token.ts';

const lifeSeconds = 300;

/** Binds an export call: it returns a link for one download, served by `exportRoutes`. */
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
    async open(stored, caller) {
      const filters = endpoint.input.parse(stored);
      const columns = await list.columns(caller, filters);
      const statement = list.statement(filters, caller);
      return {
        format: filters.format,
        table: { columns, batches: readTable(caller.db, statement, { row: list.row, columns }) },
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

async function* readTable<Row>(
  db: Database,
  statement: SQL,
  { row, columns }: { row: z.ZodType<Row>; columns: readonly ExportColumn<Row>[] },
): AsyncGenerator<ExportCell[][], void, undefined> {
  const Rows = z.array(row);
  // Schemas of both spellings are fed, until the last list is read in camelCase.
  for await (const batch of readByCursor(db, statement))
    yield Rows.parse(batch.map((found) => ({ ...found, ...camelCaseKeys(found) }))).map((read) =>
      columns.map((column) => column.value(read)),
    );
}
