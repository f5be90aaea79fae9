import type { OutputOf } from '@tuyuan/contract/endpoint.ts';
import {
  getWebSettings,
  type HomeBlock,
  type NavigationItem,
  type SettingName,
  settingNames,
} from '@tuyuan/contract/index-data.ts';
import type { Database } from '../../platform/database/database.ts';
import { defaultHomeBlocks, defaultNavigation } from './default-home.ts';
import { defaultSettings } from './default-settings.ts';
import { countQueuedImages, readHomeBlocks, readNavigation, readSettings } from './site-content.repository.ts';

/** Set by the import of the demo content. */
const demoSetting = 'isDemo';

/** Every setting, stored or default; `siteAddress` falls back to the configured one. */
export async function webSettings(
  db: Database,
  siteAddress: string | undefined,
): Promise<OutputOf<typeof getWebSettings>> {
  const stored = await readSettings(db);
  const settingOf = (name: SettingName) =>
    stored.get(name) ?? (name === 'siteAddress' ? siteAddress : undefined) ?? defaultSettings[name];
  // The schema knows that every name is there; the type of `fromEntries` does not.
  return getWebSettings.output.parse(
    Object.fromEntries(settingNames.map((name) => [name, { value: settingOf(name) }])),
  );
}

/** Whether this is the demo, and how many images wait for their derivatives. */
export async function importState(db: Database): Promise<{ isDemo: boolean; importPending: number }> {
  const settings = await readSettings(db);
  return { isDemo: settings.get(demoSetting) === 'true', importPending: await countQueuedImages(db) };
}

/** What is switched on, in order; the default while nothing was ever arranged. */
export async function homeNavigation(db: Database): Promise<NavigationItem[]> {
  const stored = await readNavigation(db);
  return (stored.length > 0 ? stored : defaultNavigation).filter((item) => item.isActived);
}

/** As `homeNavigation`. */
export async function homeBlocks(db: Database): Promise<HomeBlock[]> {
  const stored = await readHomeBlocks(db);
  return (stored.length > 0 ? stored : defaultHomeBlocks).filter((block) => block.isActived);
}
