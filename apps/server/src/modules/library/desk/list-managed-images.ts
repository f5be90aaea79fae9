import type { InputOf, OutputOf } from '@tuyuan/contract/endpoint.ts';
import type { getManagedImages } from '@tuyuan/contract/library/image-management.ts';
import { cappedTotal, countCap } from '../../../platform/database/capped-total.ts';
import type { Database } from '../../../platform/database/database.ts';
import { presentManagedImage } from './managed-image.presenter.ts';
import { countManagedImages, findManagedImages } from './managed-image.repository.ts';

export async function listManagedImages(
  db: Database,
  query: InputOf<typeof getManagedImages>,
  timeZone: string,
): Promise<OutputOf<typeof getManagedImages>> {
  const rows = await findManagedImages(db, query, timeZone);
  const total = await countManagedImages(db, query, timeZone, countCap);
  return {
    ...cappedTotal(total),
    items: rows.map((row) => presentManagedImage(row, timeZone)),
  };
}
