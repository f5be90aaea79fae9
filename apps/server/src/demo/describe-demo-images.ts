import type { Database } from '../platform/database/database.ts';
import type { DemoAlbum, DemoContent, DemoImage } from './demo-content.ts';
import { readAlbumIds } from './seed-albums.repository.ts';
import { readPhotographerIds } from './seed-people.repository.ts';
import { readTreePaths } from './seed-trees.repository.ts';

/** Details the demo gives for a picture file; everything else is read from the file, as in any import. */
export interface DemoImageDetails
  extends Pick<
    DemoImage,
    'title' | 'description' | 'labels' | 'prices' | 'canUseAuthPay' | 'views' | 'likes' | 'collects' | 'downloads'
  > {
  authorId: number;
  categoryId: number | null;
  regionId: number | null;
  albumId: number | null;
  albumPosition: number;
  publishedAt: Date;
}

/** Details by file name, in the order in which the files are best imported. */
export async function describeDemoImages(
  db: Database,
  content: DemoContent,
  since: Date,
): Promise<Map<string, DemoImageDetails>> {
  const categoryIds = await readTreePaths(db, 'category');
  const regionIds = await readTreePaths(db, 'region');
  const authorIds = await readPhotographerIds(db);
  const albumIds = await readAlbumIds(db, [...authorIds.values()]);
  const images = new Map(content.images.map((image) => [image.file, image]));
  const places = new Map(
    content.albums.flatMap((album) => album.images.map((file, position) => [file, { album, position }] as const)),
  );

  function describe(image: DemoImage, album: DemoAlbum, position: number): DemoImageDetails | null {
    const authorId = authorIds.get(album.author);
    if (authorId === undefined) return null;
    const { title, description, labels, prices, canUseAuthPay, views, likes, collects, downloads } = image;
    return {
      ...{ title, description, labels, prices, canUseAuthPay, views, likes, collects, downloads },
      authorId,
      categoryId: categoryIds.get(image.category) ?? null,
      regionId: image.region === null ? null : (regionIds.get(image.region) ?? null),
      albumId: albumIds.get(album.title) ?? null,
      albumPosition: position,
      publishedAt: new Date(since.getTime() - image.publishedMinutesAgo * 60_000),
    };
  }

  const details = new Map<string, DemoImageDetails>();
  for (const file of importOrder(content)) {
    const image = images.get(file);
    const place = places.get(file);
    const described = image && place && describe(image, place.album, place.position);
    if (described) details.set(file, described);
  }
  return details;
}

/** Returns the files in import order, home page first: slides, the newest images, its albums and categories, then album after album. */
function importOrder({ carousels, categories, images, albums }: DemoContent): Set<string> {
  const newest = images.map((image) => image.file);
  const inAlbums = albums
    .toSorted((one, other) => one.publishedMinutesAgo - other.publishedMinutesAgo)
    .map((album) => album.images);
  return new Set([
    ...carousels.map((slide) => slide.file),
    ...newest.slice(0, 8),
    ...inAlbums.slice(0, 4).flat(),
    ...categories.flatMap((category) => category.cover ?? []),
    ...newest.slice(0, 20),
    ...inAlbums.flat(),
  ]);
}
