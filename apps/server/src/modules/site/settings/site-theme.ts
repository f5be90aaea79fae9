import type { OutputOf } from '@tuyuan/contract/endpoint.ts';
import { getTheme } from '@tuyuan/contract/site/mfui-setting.ts';
import type { Database } from '../../../platform/database/database.ts';
import { readRevision } from '../../../platform/database/revision.repository.ts';
import { readSettings } from './setting.repository.ts';
import { siteVersion } from './site-version.ts';

type Theme = OutputOf<typeof getTheme>;

/** Logo and background are settings of the site as well: one value, two places to change it. */
export const themeSettings = {
  primaryColor: 'themePrimaryColor',
  radius: 'themeRadius',
  defaultMode: 'themeDefaultMode',
  logo: 'siteLogo',
  loginBackground: 'loginBackgroud',
} as const;

const fallback = { primaryColor: '#e6395f', radius: '8', defaultMode: 'auto', logo: '', loginBackground: '' } as const;

const kept = new WeakMap<Database, { siteVersion: string; theme: Promise<Theme> }>();

/** Returns the theme, read once per version of the site, because every open page asks for it every few seconds. */
export async function siteTheme(db: Database): Promise<Theme> {
  const version = await siteVersion(db);
  const known = kept.get(db);
  if (known?.siteVersion === version) return known.theme;
  const theme = readTheme(db, version);
  kept.set(db, { siteVersion: version, theme });
  theme.catch(() => kept.delete(db));
  return theme;
}

async function readTheme(db: Database, shownVersion: string): Promise<Theme> {
  const version = await readRevision(db, 'theme');
  const stored = await readSettings(db);
  const storedOr = (name: keyof typeof themeSettings) => stored.get(themeSettings[name]) ?? fallback[name];
  return getTheme.output.parse({
    version,
    siteVersion: shownVersion,
    primaryColor: storedOr('primaryColor'),
    radius: Number(storedOr('radius')),
    defaultMode: storedOr('defaultMode'),
    logo: storedOr('logo'),
    loginBackground: storedOr('loginBackground'),
    defaultAvatar: stored.get('defaultAvatar') ?? '',
    defaultPhoto: stored.get('defaultPhoto') ?? '',
  });
}
