import type { ManagedMaterial } from '@tuyuan/contract/conference/material.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { countDownloads } from './download.repository.ts';
import { presentManaged } from './material.presenter.ts';
import { findMaterial, readMaterials } from './material.repository.ts';
import { readFiles } from './material-file.repository.ts';

/** All materials of a conference as the office sees them. */
export async function listManagedMaterials(
  db: Database,
  conferenceId: number,
  timeZone: string,
): Promise<ManagedMaterial[]> {
  const rows = await readMaterials(db, conferenceId);
  const files = Map.groupBy(await readFiles(db, conferenceId), (file) => file.material_id);
  const downloads = await countDownloads(db, conferenceId);
  const now = new Date();
  return rows.map((row) =>
    presentManaged(row, { files: files.get(row.id) ?? [], downloads: downloads.get(row.id) ?? 0, timeZone, now }),
  );
}

/** Throws `Material.NotFound`. */
export async function getManagedMaterial(db: Database, id: number, timeZone: string): Promise<ManagedMaterial> {
  const row = await findMaterial(db, id);
  const found = row && (await listManagedMaterials(db, row.conference_id, timeZone)).find((item) => item.id === id);
  if (!found) throw new AppError('Material.NotFound');
  return found;
}
