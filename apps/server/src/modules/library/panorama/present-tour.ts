import type { PanoramaDetail } from '@tuyuan/contract/library/panorama-data.ts';
import type { PanoramaTour } from '@tuyuan/contract/library/panorama-tour.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Unencoded } from '../../../platform/http/encode-times.ts';
import {
  findCategoryName,
  findHotspotImages,
  findRelatedPanoramas,
  type ShownTourRow,
} from './live-panorama.repository.ts';
import { findShownPictures } from './panorama-picture.repository.ts';

const relatedCount = 3;

export const imagesOf = ({ scenes }: PanoramaTour): number[] =>
  scenes.flatMap(({ hotspots }) => hotspots.flatMap(({ imageId }) => (imageId === null ? [] : [imageId])));

/**
 * Returns a tour with its pictures; scenes without tiles, and the ways there, are left out. Of a panorama that is offline the
 * versions carry the preview's token, which opens their tiles. Throws `Panorama.NotFound` where no scene is left.
 */
export async function presentTour(
  db: Database,
  { id, tour, views, publishedAt, isOffline }: ShownTourRow,
  preview?: string,
): Promise<Unencoded<PanoramaDetail>> {
  const { scenes: drawn, categoryId, ...words } = tour;
  const [pictures, images, category, related] = await Promise.all([
    findShownPictures(
      db,
      drawn.map(({ pictureId }) => pictureId),
    ),
    findHotspotImages(db, imagesOf(tour)),
    categoryId === null ? null : findCategoryName(db, categoryId),
    findRelatedPanoramas(db, id, categoryId, relatedCount),
  ]);
  const withTiles = drawn.flatMap(({ pictureId, ...scene }) => {
    const found = pictures.find((picture) => picture.id === pictureId);
    if (!found) return [];
    const { id: _, version, ...picture } = found;
    const opening = isOffline && preview !== undefined ? `${version}.${preview}` : version;
    return [{ ...scene, picture: { ...picture, version: opening } }];
  });
  const keys = new Set(withTiles.map(({ key }) => key));
  const scenes = withTiles.map((scene) => ({
    ...scene,
    hotspots: scene.hotspots
      .filter(({ kind, target }) => kind !== 'scene' || keys.has(target))
      .map(({ imageId, ...spot }) => ({ ...spot, image: images.find((image) => image.id === imageId) ?? null })),
  }));
  const [first] = scenes;
  if (!first) throw new AppError('Panorama.NotFound');
  const cover = { ...first.picture, view: first.view };
  return { ...words, id, views, publishedAt, category, cover, sceneCount: scenes.length, scenes, related };
}
