import { join } from 'node:path';
import { addImage, type IngestDeps, moveImages, type TenantLibrary } from '../modules/library/index.ts';
import { readDemoImages } from './demo-image.repository.ts';
import { waitingPictures } from './demo-review.data.ts';
import type { DemoImport } from './import-demo-images.ts';

/** Hands some pictures to review, so that reviewers find work; passes over those that are there already. */
export async function submitDemoImages(
  ingest: IngestDeps,
  library: TenantLibrary,
  { folder, images, signal }: DemoImport,
): Promise<void> {
  const authorIds = [...images.values()].map((details) => details.authorId);
  const present = await readDemoImages(library.db, authorIds);
  for (const { file, handedInBy = file, width, height, ...texts } of waitingPictures) {
    const source = images.get(file);
    const authorId = images.get(handedInBy)?.authorId;
    const fileName = `review-${file.replace(/\.jpg$/, '.webp')}`;
    if (signal.aborted) return;
    if (!source || authorId === undefined || present.has(fileName)) continue;
    const picture = { source: { path: join(folder, file) }, fileName: file };
    const bytes = Buffer.from(await ingest.imaging.redraw(picture, { width, height, fit: 'cover' }));
    const { categoryId, regionId } = source;
    await addImage(ingest, library, {
      file: { bytes, fileName },
      authorId,
      details: { ...texts, categoryId, regionId },
      publish: false,
      async alongside(transaction, id) {
        await moveImages(transaction, { ids: [id], from: ['draft'], to: 'pending', actorId: authorId });
      },
    });
  }
}
