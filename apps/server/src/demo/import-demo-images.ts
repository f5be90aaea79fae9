import { join } from 'node:path';
import { addImage, type IngestDeps, type TenantLibrary } from '../modules/library/index.ts';
import { inTransaction } from '../platform/database/database.ts';
import { readDemoImages, setCounters } from './demo-image.repository.ts';
import type { DemoImageDetails } from './describe-demo-images.ts';

export interface DemoImport {
  /** Folder of the pictures. */
  folder: string;
  images: ReadonlyMap<string, DemoImageDetails>;
  signal: AbortSignal;
}

/** Adds the demo's pictures as any folder's, one after another, passing over those that are there already. */
export async function importDemoImages(
  ingest: IngestDeps,
  { schema, db }: TenantLibrary,
  { folder, images, signal }: DemoImport,
): Promise<void> {
  const authorIds = [...images.values()].map((details) => details.authorId);
  const present = await readDemoImages(db, authorIds);
  for (const [file, details] of images) {
    if (signal.aborted) return;
    if (present.has(file)) continue;
    // Image and counters in one transaction: a process killed in between would leave the image without counters.
    await inTransaction(db, async (transaction) => {
      const { id, outcome } = await addImage(
        ingest,
        { schema, db: transaction },
        {
          file: { location: join(folder, file), fileName: file },
          authorId: details.authorId,
          details: detailsOf(details),
          publish: true,
        },
      );
      if (outcome === 'added') await setCounters(transaction, id, details);
    });
  }
}

function detailsOf({ categoryId, regionId, albumId, ...details }: DemoImageDetails) {
  return {
    ...details,
    ...(categoryId === null ? {} : { categoryId }),
    ...(regionId === null ? {} : { regionId }),
    ...(albumId === null ? {} : { albumId }),
  };
}
