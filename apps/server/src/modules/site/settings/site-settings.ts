import type { OutputOf } from '@tuyuan/contract/endpoint.ts';
import { getWebSettings } from '@tuyuan/contract/site/index-data.ts';
import {
  publicSettingNames,
  type SettingName,
  settingDefinition,
  settingNames,
} from '@tuyuan/contract/site/setting-definitions.ts';
import { getSettings } from '@tuyuan/contract/site/site-setting.ts';
import type { Database } from '../../../platform/database/database.ts';
import { readRevision } from '../../../platform/database/revision.repository.ts';
import { readSettings } from './setting.repository.ts';
import { storedSettings } from './stored-settings.ts';

type SiteSettings = OutputOf<typeof getSettings>;

/** Returns the settings visible to visitors, stored or default; `siteAddress` falls back to the configured one. */
export async function webSettings(
  db: Database,
  siteAddress: string | undefined,
): Promise<OutputOf<typeof getWebSettings>> {
  const stored = await storedSettings.get(db);
  const storedOr = (name: SettingName) =>
    stored.get(name) ?? (name === 'siteAddress' ? siteAddress : undefined) ?? settingDefinition(name).default;
  // The schema ensures that every name is present; the type of `fromEntries` does not.
  return getWebSettings.output.parse(
    Object.fromEntries(publicSettingNames.map((name) => [name, { value: storedOr(name) }])),
  );
}

/** Every setting, stored or default, with the version of the last change. */
export async function allSettings(db: Database): Promise<SiteSettings> {
  const version = await readRevision(db, 'settings');
  const stored = await readSettings(db);
  return getSettings.output.parse({
    version,
    values: Object.fromEntries(settingNames.map((name) => [name, stored.get(name) ?? settingDefinition(name).default])),
  });
}

/** Returns a setting's text, stored or default. */
export async function textSetting(db: Database, name: SettingName): Promise<string> {
  return (await readSettings(db)).get(name) ?? settingDefinition(name).default;
}

/** Phone number for help, or "". */
export const servicePhone = (db: Database): Promise<string> => textSetting(db, 'servicePhone');

/** Returns a numeric setting, stored or default. */
export async function settingNumber(db: Database, name: SettingName): Promise<number> {
  return Number((await readSettings(db)).get(name) ?? settingDefinition(name).default);
}
