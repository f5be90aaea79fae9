import type { ExportFormat } from '@tuyuan/contract/export.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { AuditEntry } from '../../../platform/http/endpoint-services.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import type { ExportDesk } from './export-desk.ts';
import { takeExportLink } from './export-link.repository.ts';
import type { ExportTable } from './export-list.ts';
import { hashExportToken } from './export-token.ts';

export interface OpenExport {
  name: string;
  format: ExportFormat;
  /** Its first rows are already read, so that an immediate error is still returned as a failure. */
  table: ExportTable;
  /** Call it when the file is no longer read, whether complete or not. */
  close(): void;
}

/**
 * Uses up a link and begins to read its list; `record` receives the outcome, also when the reader stops half-way.
 * Throws `Export.Busy` (the link stays valid), `Export.LinkUsed`, and `Permission.Denied` when the permission has been
 * lost since.
 */
export async function openExport(
  desk: ExportDesk,
  caller: SignedInContext,
  token: string,
  record: (entry: AuditEntry) => Promise<void>,
): Promise<OpenExport> {
  const givePlace = desk.takePlace();
  try {
    const link = await takeExportLink(caller.db, hashExportToken(token), caller.actor.id);
    const list = link && desk.lists.get(link.list);
    if (!list) throw new AppError('Export.LinkUsed');
    if (!caller.actor.permissions.has(list.permission)) throw new AppError('Permission.Denied');
    const { format, table } = await list.open(link.filters, caller);
    const batches = watched(table.batches, async (rows, durationMs, isWhole) => {
      givePlace();
      await record({
        service: 'export',
        action: 'Download',
        parameters: { list: link.list, format, rows },
        durationMs,
        errorCode: isWhole ? null : 'Export.CutShort',
      });
    });
    return {
      name: list.name,
      format,
      table: { columns: table.columns, batches: await begun(batches) },
      close: () => void batches.return(),
    };
  } catch (error) {
    givePlace();
    throw error;
  }
}

type Batches = ExportTable['batches'];

async function* watched(
  batches: Batches,
  end: (rows: number, durationMs: number, isWhole: boolean) => Promise<void>,
): Batches {
  const startedAt = performance.now();
  let rows = 0;
  let isWhole = false;
  try {
    for await (const batch of batches) {
      rows += batch.length;
      yield batch;
    }
    isWhole = true;
  } finally {
    await end(rows, Math.round(performance.now() - startedAt), isWhole);
  }
}

/** Returns the same batches with the first one already read. */
async function begun(batches: Batches): Promise<Batches> {
  const first = await batches.next();
  async function* all(): Batches {
    if (first.done) return;
    yield first.value;
    yield* batches;
  }
  return all();
}
