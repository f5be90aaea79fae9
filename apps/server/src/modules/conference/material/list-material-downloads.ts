import type { getMaterialDownloads } from '@tuyuan/contract/conference/material.ts';
import type { InputOf, OutputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import type { Database } from '../../../platform/database/database.ts';
import { readDownloads } from './download.repository.ts';
import { findMaterial } from './material.repository.ts';

/** Throws `Material.NotFound`. */
export async function listMaterialDownloads(
  db: Database,
  { id, skipCount, maxResultCount }: InputOf<typeof getMaterialDownloads>,
  timeZone: string,
): Promise<OutputOf<typeof getMaterialDownloads>> {
  if (!(await findMaterial(db, id))) throw new AppError('Material.NotFound');
  const rows = await readDownloads(db, { materialId: id, skipCount, maxResultCount });
  return {
    totalCount: rows[0]?.total ?? 0,
    items: rows.slice(0, maxResultCount).map((row) => ({
      id: row.id,
      name: row.name,
      version: row.version,
      clientIp: row.client_ip,
      at: toWireDate(row.at, timeZone),
    })),
  };
}
