import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type IngestDeps, importPanorama, type TenantLibrary } from '../modules/library/index.ts';
import { storeMiscPicture } from '../modules/site/index.ts';
import { placeOnPlan, readDemoPanoramas } from './demo-panoramas.ts';
import { readImagesByFile } from './seed-articles.repository.ts';
import { findDemoEditor, hasPanoramas, setDemoFigures } from './seed-panoramas.repository.ts';

const planSize = { width: 800, height: 800, fit: 'inside' } as const;

/** Fills the site with panoramas; once, when the pictures that their hotspots show are published. */
export async function seedPanoramas(
  { imaging, storage }: Pick<IngestDeps, 'imaging' | 'storage'>,
  library: TenantLibrary,
  folder: string,
): Promise<void> {
  const { db, schema } = library;
  if (await hasPanoramas(db)) return;
  const read = async (file: string) => ({ bytes: await readFile(join(folder, file)), fileName: basename(file) });
  const images = await readImagesByFile(db);
  for (const { scenes, plan, category, daysAgo, views, ...tour } of await readDemoPanoramas(folder)) {
    const { userId, categoryId } = await findDemoEditor(db, category);
    const planKey =
      plan === null ? null : await storeMiscPicture({ imaging, storage }, { schema }, await read(plan), planSize);
    const withFiles = await Promise.all(
      scenes.map(async ({ file, place, hotspots, ...scene }) => ({
        ...scene,
        file: await read(file),
        place: placeOnPlan(place),
        hotspots: hotspots.map(({ image, ...spot }) => ({ ...spot, imageId: images.get(image ?? '')?.id ?? null })),
      })),
    );
    const id = await importPanorama({ imaging, storage }, library, {
      tour: { ...tour, planKey, categoryId },
      scenes: withFiles,
      userId,
    });
    await setDemoFigures(db, id, { daysAgo, views });
  }
}
