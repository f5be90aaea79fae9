import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { advanceRevision } from '../../../platform/database/revision.repository.ts';
import { findSeedKeys, insertSeedMenu } from './menu.repository.ts';
import { seedMenus } from './menu-seed.ts';

/** Adds the entries that are new in this version; existing ones stay as edited. */
export async function insertSeedMenus(db: Database): Promise<void> {
  const known = await findSeedKeys(db);
  const missing = seedMenus.filter(({ key }) => !known.has(key));
  if (missing.length === 0) return;
  await inTransaction(db, async (transaction) => {
    await advanceRevision(transaction, 'menu');
    for (const menu of missing) await insertSeedMenu(transaction, menu);
  });
}
