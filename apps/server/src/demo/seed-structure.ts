import { insertSeedRoles } from '../modules/account/index.ts';
import { indexPhotographers } from '../modules/library/index.ts';
import { defaultHome, hasUsers, insertHomeVersion, lockSeeding, putSettings } from '../modules/site/index.ts';
import { type Database, inTransaction } from '../platform/database/database.ts';
import type { DemoContent } from './demo-content.ts';
import { demoFriendLinks, demoSettings } from './demo-site.data.ts';
import { type DemoState, readDemoState, writeDemoState } from './demo-state.repository.ts';
import { insertAlbum, insertTopicAlbum } from './seed-albums.repository.ts';
import { readPhotographerIds } from './seed-people.repository.ts';
import { seedPeople } from './seed-people.ts';
import { insertTree, readTreePaths } from './seed-trees.repository.ts';
import { insertUnits } from './seed-units.repository.ts';

/**
 * Inserts all of the demo except its pictures in one transaction: people, trees, settings, home page, albums as drafts.
 * Returns the demo's progress, or null for a tenant already in use without a demo.
 */
export function seedStructure(db: Database, content: DemoContent): Promise<DemoState | null> {
  return inTransaction(db, async (transaction) => {
    await lockSeeding(transaction);
    const before = await readDemoState(transaction);
    if (before !== null) return before;
    if (await hasUsers(transaction)) return null;
    const state = { since: new Date().toISOString(), isComplete: false };
    await writeDemoState(transaction, state);
    await insertSeedRoles(transaction, { isHost: true });
    const friendLinks = demoFriendLinks.map((friend, index) => ({ id: index + 1, ...friend }));
    await insertHomeVersion(transaction, { ...defaultHome, friendLinks }, null);
    await putSettings(transaction, demoSettings);
    await insertTree(transaction, 'category', content.categories);
    await insertTree(transaction, 'region', content.regions);
    await seedPeople(transaction, content.photographers, await readTreePaths(transaction, 'region'), (userName) =>
      viewsOf(content, userName),
    );
    await insertUnits(transaction, content.units, await readPhotographerIds(transaction));
    await seedAlbums(transaction, content, Date.parse(state.since));
    return state;
  });
}

function viewsOf({ albums, images }: DemoContent, userName: string): number {
  const files = new Set(albums.filter((album) => album.author === userName).flatMap((album) => album.images));
  return images.filter((image) => files.has(image.file)).reduce((sum, image) => sum + image.views, 0);
}

async function seedAlbums(db: Database, content: DemoContent, since: number): Promise<void> {
  const categoryIds = await readTreePaths(db, 'category');
  const regionIds = await readTreePaths(db, 'region');
  const authorIds = await readPhotographerIds(db);
  await indexPhotographers(db, [...authorIds.values()]);
  const albumIds = new Map<string, number>();
  for (const album of content.albums) {
    const authorId = authorIds.get(album.author);
    if (authorId === undefined) throw new Error(`The album ${album.key} names no photographer: ${album.author}.`);
    const categoryId = categoryIds.get(album.category) ?? null;
    const regionId = album.region === null ? null : (regionIds.get(album.region) ?? null);
    const publishedAt = new Date(since - album.publishedMinutesAgo * 60_000);
    albumIds.set(album.key, await insertAlbum(db, { ...album, authorId, categoryId, regionId, publishedAt }));
  }
  for (const [position, topic] of content.topicAlbums.entries()) {
    await insertTopicAlbum(
      db,
      { ...topic, position },
      topic.albums.flatMap((key) => albumIds.get(key) ?? []),
    );
  }
}
