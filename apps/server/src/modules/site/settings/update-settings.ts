import type { InputOf, OutputOf } from '@tuyuan/contract/endpoint.ts';
import type { SettingName } from '@tuyuan/contract/site/setting-definitions.ts';
import type * as siteSetting from '@tuyuan/contract/site/site-setting.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { advanceRevision } from '../../../platform/database/revision.repository.ts';
import { putSettings } from './setting.repository.ts';
import { allSettings } from './site-settings.ts';
import { forgetSiteVersion } from './site-version.ts';

/** Settings the theme shows as well. */
const themeSettings: readonly SettingName[] = ['siteLogo', 'loginBackgroud'];

/** Stores the given settings. Throws `Setting.ChangedMeanwhile` when `version` is no longer the latest. */
export async function updateSettings(
  db: Database,
  { version, values }: InputOf<typeof siteSetting.updateSettings>,
): Promise<OutputOf<typeof siteSetting.updateSettings>> {
  await inTransaction(db, async (transaction) => {
    if ((await advanceRevision(transaction, 'settings', version)) === null)
      throw new AppError('Setting.ChangedMeanwhile');
    if (themeSettings.some((name) => values[name] !== undefined)) await advanceRevision(transaction, 'theme');
    await putSettings(transaction, values);
  });
  forgetSiteVersion(db);
  return allSettings(db);
}
