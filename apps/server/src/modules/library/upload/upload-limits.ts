import type { UploadLimits } from '@tuyuan/contract/library/image-upload.ts';
import type { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { settingNumber } from '../../site/index.ts';
import { readUsedBytes } from './storage-use.repository.ts';

export type Limits = z.infer<typeof UploadLimits>;

/** Returns what the site's settings allow a photographer. */
export async function readLimits(db: Database, authorId: number): Promise<Limits> {
  const gigabytes = await settingNumber(db, 'uploadGigabytes');
  return {
    maxFileBytes: (await settingNumber(db, 'uploadMegabytes')) * 1024 ** 2,
    maxPixels: (await settingNumber(db, 'uploadMaxMegapixels')) * 1e6,
    minPixels: (await settingNumber(db, 'uploadMinMegapixels')) * 1e6,
    minLabels: await settingNumber(db, 'uploadMinLabels'),
    usedBytes: await readUsedBytes(db, authorId),
    limitBytes: gigabytes === 0 ? null : gigabytes * 1024 ** 3,
  };
}
