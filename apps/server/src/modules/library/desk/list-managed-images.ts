import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import type { getManagedImages } from '@tuyuan/contract/library/image-management.ts';
import { cappedTotal } from '../../../platform/database/capped-total.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { AnswerTo } from '../../../platform/http/encode-times.ts';
import { countManagedImages, findManagedImages } from './managed-image.repository.ts';

export async function listManagedImages(
  db: Database,
  query: InputOf<typeof getManagedImages>,
  timeZone: string,
): Promise<AnswerTo<typeof getManagedImages>> {
  return {
    ...cappedTotal(await countManagedImages(db, query, timeZone)),
    items: await findManagedImages(db, query, timeZone),
  };
}
