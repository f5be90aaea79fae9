import { z } from 'zod';
import { inTransaction } from '../../../platform/database/database.ts';
import { idList } from '../../../platform/database/sql-parts.ts';
import { defineJob } from '../../../platform/jobs/job-queue.ts';
import { indexImages } from '../search/index.ts';
import { findCheckedImages, forgetChecks } from './face-check.repository.ts';
import type { FaceLibrary } from './face-provider.ts';
import { lockFaceSetting } from './face-setting.repository.ts';
import { settleFaceCounts } from './image-face.repository.ts';

/** Deletes all that is known of faces, after the site has switched them off. */
export const forgetFacesJob = defineJob({
  name: 'image-faces-forget',
  data: z.object({}),
  retries: 5,
  expiresAfter: 4 * 3600,
  isMerged: true,
});

const batch = 500;

/** Deletes batch by batch, and stops where the site has switched them on again. */
export async function forgetFaces({ db }: FaceLibrary, timeZone: string): Promise<void> {
  for (;;) {
    const isDone = await inTransaction(db, async (transaction) => {
      const { isOn } = await lockFaceSetting(transaction);
      const ids = isOn ? [] : await findCheckedImages(transaction, batch);
      if (ids.length === 0) return true;
      await forgetChecks(transaction, ids);
      await settleFaceCounts(transaction, idList(ids));
      await indexImages(transaction, ids, timeZone);
      return false;
    });
    if (isDone) return;
  }
}
