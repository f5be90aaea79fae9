import type { BulkResult } from '@tuyuan/contract/bulk.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import type { updateImages as updateImagesEndpoint } from '@tuyuan/contract/library/image-management.ts';
import type { Database } from '../../../platform/database/database.ts';
import { addLabels, takeLabelsOff } from '../label/index.ts';
import { screenWork } from '../lifecycle/index.ts';
import { changeImages } from './change-images.ts';
import { classifyImages } from './image-change.repository.ts';
import { lockReferences } from './lock-references.ts';

/** Keeps omitted fields. Throws `Category.NotFound`, `Region.NotFound`; `Text.Blocked`. */
export async function updateImages(
  db: Database,
  input: InputOf<typeof updateImagesEndpoint>,
  timeZone: string,
): Promise<BulkResult> {
  const { categoryId, regionId } = input;
  const { labels } = await screenWork(db, { labels: input.addLabels });
  return changeImages(db, input.ids, timeZone, async (transaction, ids) => {
    await lockReferences(transaction, { categoryId, regionId });
    const changed = await classifyImages(transaction, ids, { categoryId, regionId });
    await takeLabelsOff(transaction, changed, input.removeLabels);
    await addLabels(transaction, changed, labels);
    return changed;
  });
}
