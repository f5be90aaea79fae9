import { cachedFor } from '../../../platform/cached-for.ts';
import type { Database } from '../../../platform/database/database.ts';
import { countQueuedImages } from './site-content.repository.ts';
import { storedSettings } from './stored-settings.ts';

/** Set by the import of the demo content. */
const demoSetting = 'isDemo';

// Every page asks for them.
const queuedImages = cachedFor(1000, countQueuedImages);

/** Returns whether this is the demo, and how many images wait for their derivatives. */
export async function importState(db: Database): Promise<{ isDemo: boolean; importPending: number }> {
  const settings = await storedSettings.get(db);
  return { isDemo: settings.get(demoSetting) === 'true', importPending: await queuedImages.get(db) };
}
