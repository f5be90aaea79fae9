import { randomBytes } from 'node:crypto';
import { PanoramaTour } from '@tuyuan/contract/library/panorama-tour.ts';
import type { z } from 'zod';
import { countPanoramaFiles } from '../../../platform/imaging/cut-panorama.ts';
import type { IngestDeps, TenantLibrary } from '../ingest/index.ts';
import { cutPanoramaPicture } from './cut-panorama-picture.ts';
import { insertPanorama, setLive, updateDraft } from './managed-panorama.repository.ts';
import { panoramaOriginalKey } from './panorama-files.ts';
import { insertPanoramaPicture } from './panorama-picture.repository.ts';
import { insertPanoramaPlan } from './panorama-plan.repository.ts';

type Scene = NonNullable<z.input<typeof PanoramaTour>['scenes']>[number];

interface ImportedTour {
  tour: Omit<z.input<typeof PanoramaTour>, 'scenes'>;
  /** Each with its picture's file. */
  scenes: readonly (Omit<Scene, 'pictureId'> & { file: { bytes: Uint8Array; fileName: string } })[];
  userId: number;
}

/** Adds a whole panorama with its pictures, cuts and publishes it. Returns its id. Throws `Picture.*`. */
export async function importPanorama(
  deps: Pick<IngestDeps, 'imaging' | 'storage'>,
  { db, schema }: TenantLibrary,
  { tour, scenes, userId }: ImportedTour,
): Promise<number> {
  if (typeof tour.planKey === 'string') await insertPanoramaPlan(db, tour.planKey);
  const id = await insertPanorama(db, PanoramaTour.parse(tour), userId);
  const placed: Scene[] = [];
  for (const { file, ...scene } of scenes) {
    const { report, metadata } = await deps.imaging.inspect({ source: { bytes: file.bytes }, fileName: file.fileName });
    const originalKey = panoramaOriginalKey(schema, randomBytes(16).toString('base64url'), report.format);
    await deps.storage.put(originalKey, Buffer.from(file.bytes));
    const pictureId = await insertPanoramaPicture(db, {
      panoramaId: id,
      originalKey,
      originalName: file.fileName,
      width: report.width,
      height: report.height,
      bytes: file.bytes.length,
      isDeclared: metadata.isEquirectangular,
      tilesTotal: countPanoramaFiles(report.width),
    });
    await cutPanoramaPicture(deps, { db, schema }, pictureId);
    placed.push({ ...scene, pictureId });
  }
  await updateDraft(db, { id, basedOn: 1, tour: PanoramaTour.parse({ ...tour, scenes: placed }), userId });
  await setLive(db, id);
  return id;
}
