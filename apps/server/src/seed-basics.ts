import { randomBytes } from 'node:crypto';
import { createUser, insertSeedRoles } from './modules/account/index.ts';
import { hasUsers, insertSeedMenus, lockSeeding } from './modules/site/index.ts';
import { type Database, inTransaction } from './platform/database/database.ts';

/**
 * Makes an empty tenant usable: roles, menu and an administrator. Returns that user's
 * password, which is stored nowhere else, so the caller must show it. Null when the tenant already has users; then
 * nothing was done.
 */
export function seedBasics(
  db: Database,
  site: { isHost: boolean },
  administratorName = 'admin',
): Promise<{ adminPassword: string } | null> {
  return inTransaction(db, async (transaction) => {
    await lockSeeding(transaction);
    if (await hasUsers(transaction)) return null;
    await insertSeedRoles(transaction, site);
    await insertSeedMenus(transaction);
    const adminPassword = randomBytes(15).toString('base64url');
    await createUser(transaction, {
      userName: administratorName,
      nickName: '管理员',
      password: adminPassword,
      roles: ['admin', 'user'],
    });
    return { adminPassword };
  });
}
