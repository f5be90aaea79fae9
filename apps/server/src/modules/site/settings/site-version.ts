import { cachedFor } from '../../../platform/cached-for.ts';
import type { Database } from '../../../platform/database/database.ts';
import { readSiteRevisions } from './setting.repository.ts';
import { storedSettings } from './stored-settings.ts';

const freshForMs = 2000;
const lastKnown = new WeakMap<Database, string>();

const versions = cachedFor(freshForMs, async (db) => {
  const { settings, theme, home } = await readSiteRevisions(db);
  const version = `${settings}.${theme}.${home}`;
  lastKnown.set(db, version);
  return version;
});

/**
 * Returns a text that changes with every change of settings, theme or the published home page: at once in the process that made it, within two
 * seconds in the others. While the database is unavailable, returns the last known one.
 */
export async function siteVersion(db: Database): Promise<string> {
  try {
    return await versions.get(db);
  } catch (error) {
    const known = lastKnown.get(db);
    if (known === undefined) throw error;
    return known;
  }
}

/** Call once a change of them is committed. */
export function forgetSiteVersion(db: Database): void {
  versions.forget(db);
  storedSettings.forget(db);
}
