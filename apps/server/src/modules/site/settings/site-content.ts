import type { HomeBlock, NavigationItem } from '@tuyuan/contract/site/index-data.ts';
import type { Database } from '../../../platform/database/database.ts';
import { defaultHomeBlocks, defaultNavigation } from './default-home.ts';
import { readSettings } from './setting.repository.ts';
import { countQueuedImages, readHomeBlocks, readNavigation } from './site-content.repository.ts';

/** Set by the import of the demo content. */
const demoSetting = 'isDemo';

/** Returns whether this is the demo, and how many images wait for their derivatives. */
export async function importState(db: Database): Promise<{ isDemo: boolean; importPending: number }> {
  const settings = await readSettings(db);
  return { isDemo: settings.get(demoSetting) === 'true', importPending: await countQueuedImages(db) };
}

/** Returns the active items, in order; the default until an editor arranges any. */
export async function homeNavigation(db: Database): Promise<NavigationItem[]> {
  const stored = await readNavigation(db);
  return (stored.length > 0 ? stored : defaultNavigation).filter((item) => item.isActived);
}

/** As `homeNavigation`. */
export async function homeBlocks(db: Database): Promise<HomeBlock[]> {
  const stored = await readHomeBlocks(db);
  return (stored.length > 0 ? stored : defaultHomeBlocks).filter((block) => block.isActived);
}
