import type { PanoramaDraft } from '@tuyuan/contract/library/panorama-management.ts';
import type { Database } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { Unencoded } from '../../../platform/http/encode-times.ts';
import { findHotspotImages } from './live-panorama.repository.ts';
import { findManagedPanorama } from './managed-panorama.repository.ts';
import { findPanoramaPictures } from './panorama-picture.repository.ts';
import { imagesOf } from './present-tour.ts';

/** Throws `Panorama.NotFound`. */
export async function getManagedPanorama(db: Database, id: number): Promise<Unencoded<PanoramaDraft>> {
  const panorama = await orThrow(findManagedPanorama(db, id), 'Panorama.NotFound');
  const [pictures, images] = await Promise.all([
    findPanoramaPictures(db, id),
    findHotspotImages(db, imagesOf(panorama.draft)),
  ]);
  return { ...panorama, pictures, images };
}
