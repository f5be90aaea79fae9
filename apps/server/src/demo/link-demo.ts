import { indexAlbums } from '../modules/library/index.ts';
import { lockSeeding } from '../modules/site/index.ts';
import { type Database, inTransaction } from '../platform/database/database.ts';
import type { DemoContent, DemoUnit } from './demo-content.ts';
import { readDemoImages } from './demo-image.repository.ts';
import {
  addSlide,
  giveAvatar,
  giveBackground,
  giveCategoryCover,
  publishAlbum,
  publishTopicAlbum,
} from './link-demo.repository.ts';
import { readAlbumIds } from './seed-albums.repository.ts';
import { readPhotographerIds } from './seed-people.repository.ts';
import { giveUnitCover } from './seed-units.repository.ts';

/** An album shows a cover and two more images. */
const minToShow = 3;

/**
 * Publishes the albums, topic albums and slides whose images are published by now, and assigns covers and avatars.
 * Earlier work stays unchanged. `linkMore` does the same for everything else that needs pictures. Returns false while
 * images are still being processed.
 */
export function linkDemo(
  db: Database,
  content: DemoContent,
  since: Date,
  linkMore?: (transaction: Database, published: ReadonlyMap<string, number>) => Promise<void>,
): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    await lockSeeding(transaction);
    const authorIds = await readPhotographerIds(transaction);
    const images = await readDemoImages(transaction, [...authorIds.values()]);
    const albumIds = await readAlbumIds(transaction, [...authorIds.values()]);
    const published = new Map(
      [...images].flatMap(([file, { id, isPublished }]) => (isPublished ? [[file, id] as const] : [])),
    );
    const visibleAlbums = await publishAlbums(transaction, content, published, albumIds);
    await publishTopicAlbums(transaction, content, published, visibleAlbums, since);
    for (const [position, { file, ...slide }] of content.carousels.entries()) {
      const imageId = published.get(file);
      if (imageId !== undefined)
        await addSlide(transaction, { id: position + 1, ...slide, link: `/photo?id=${imageId}`, imageId });
    }
    await handOut(transaction, content, published, authorIds);
    await linkMore?.(transaction, published);
    return [...images.values()].every((image) => image.isSettled);
  });
}

/** Returns the keys of the published albums. */
async function publishAlbums(
  db: Database,
  { albums }: DemoContent,
  published: ReadonlyMap<string, number>,
  albumIds: ReadonlyMap<string, number>,
): Promise<Set<string>> {
  const visible = new Set<string>();
  const news: number[] = [];
  for (const { key, title, images } of albums) {
    const id = albumIds.get(title);
    const cover = published.get(images[0] ?? '');
    if (id === undefined || cover === undefined || images.filter((file) => published.has(file)).length < minToShow)
      continue;
    visible.add(key);
    if (await publishAlbum(db, id, cover)) news.push(id);
  }
  await indexAlbums(db, news);
  return visible;
}

async function publishTopicAlbums(
  db: Database,
  { topicAlbums }: DemoContent,
  published: ReadonlyMap<string, number>,
  visibleAlbums: ReadonlySet<string>,
  since: Date,
): Promise<void> {
  for (const { title, cover, images, albums, publishedDaysAgo } of topicAlbums) {
    const coverImageId = published.get(cover);
    const imageIds = images.flatMap((file) => published.get(file) ?? []);
    if (coverImageId === undefined || imageIds.length < images.length || !albums.every((key) => visibleAlbums.has(key)))
      continue;
    await publishTopicAlbum(db, {
      title,
      coverImageId,
      imageIds,
      publishedAt: new Date(since.getTime() - publishedDaysAgo * 86_400_000),
    });
  }
}

async function handOut(
  db: Database,
  { categories, photographers, units }: DemoContent,
  published: ReadonlyMap<string, number>,
  authorIds: ReadonlyMap<string, number>,
): Promise<void> {
  for (const { name, cover } of categories) {
    const imageId = published.get(cover ?? '');
    if (imageId !== undefined) await giveCategoryCover(db, name, imageId);
  }
  for (const { name, cover } of flatUnits(units)) {
    const imageId = published.get(cover ?? '');
    if (imageId !== undefined) await giveUnitCover(db, name, imageId);
  }
  for (const { userName, avatar, background } of photographers) {
    const userId = authorIds.get(userName);
    const avatarId = published.get(avatar);
    const backgroundId = published.get(background);
    if (userId === undefined) continue;
    if (avatarId !== undefined) await giveAvatar(db, userId, avatarId);
    if (backgroundId !== undefined) await giveBackground(db, userId, backgroundId);
  }
}

function flatUnits(units: readonly DemoUnit[]): DemoUnit[] {
  return units.flatMap((unit) => [unit, ...flatUnits(unit.children)]);
}
