import type { InputOf, OutputOf } from '@tuyuan/contract/endpoint.ts';
import type * as mfuiSetting from '@tuyuan/contract/site/mfui-setting.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { advanceRevision } from '../../../platform/database/revision.repository.ts';
import { putSettings, readSettings } from './setting.repository.ts';
import { siteTheme, themeSettings } from './site-theme.ts';
import { forgetSiteVersion } from './site-version.ts';

/** Stores the theme. Throws `Theme.ChangedMeanwhile` when `version` is no longer the latest. */
export async function updateTheme(
  db: Database,
  { version, ...theme }: InputOf<typeof mfuiSetting.updateTheme>,
): Promise<OutputOf<typeof mfuiSetting.updateTheme>> {
  await inTransaction(db, async (transaction) => {
    const before = await readSettings(transaction);
    const isShared = before.get('siteLogo') !== theme.logo || before.get('loginBackgroud') !== theme.loginBackground;
    // Always in the order a change of settings uses, otherwise two at once would deadlock.
    if (isShared) await advanceRevision(transaction, 'settings');
    if ((await advanceRevision(transaction, 'theme', version)) === null) throw new AppError('Theme.ChangedMeanwhile');
    await putSettings(transaction, {
      [themeSettings.primaryColor]: theme.primaryColor,
      [themeSettings.radius]: String(theme.radius),
      [themeSettings.defaultMode]: theme.defaultMode,
      [themeSettings.logo]: theme.logo,
      [themeSettings.loginBackground]: theme.loginBackground,
    });
  });
  forgetSiteVersion(db);
  return siteTheme(db);
}
