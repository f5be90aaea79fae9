import type { HomeBlock, NavigationItem } from '@tuyuan/contract/site/index-data.ts';
import { cachedFor } from '../../../platform/cached-for.ts';
import type { Database } from '../../../platform/database/database.ts';
import { defaultHomeBlocks, defaultNavigation } from './default-home.ts';
import { countQueuedImages, readHomeBlocks, readNavigation } from './site-content.repository.ts';
import { storedSettings } from './stored-settings.ts';

/** Set by the import of the demo content. */
const demoSetting = 'isDemo';

// Every page asks for them.
const freshForMs = 2000;
const queuedImages = cachedFor(freshForMs / 2, countQueuedImages);
const navigation = cachedFor(freshForMs, readNavigation);
const blocks = cachedFor(freshForMs, readHomeBlocks);

/** Returns whether this is the demo, and how many images wait for their derivatives. */
export async function importState(db: Database): Promise<{ isDemo: boolean; importPending: number }> {
  const settings = await storedSettings.get(db);
  return { isDemo: settings.get(demoSetting) === 'true', importPending: await queuedImages.get(db) };
}

/** Returns the active items, in order; the default until an editor arranges any. */
export async function homeNavigation(db: Database): Promise<NavigationItem[]> {
  const stored = await navigation.get(db);
  return (stored.length > 0 ? stored : defaultNavigation).filter((item) => item.isActived);
}

/** As `homeNavigation`. */
export async function homeBlocks(db: Database): Promise<HomeBlock[]> {
  const stored = await blocks.get(db);
  return (stored.length > 0 ? stored : defaultHomeBlocks).filter((block) => block.isActived);
}
