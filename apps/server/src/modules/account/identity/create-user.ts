import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { insertCurrentConsent } from '../agreement/index.ts';
import { hashPassword } from './password.ts';
import { assignRole, findUserId, insertUser } from './user.repository.ts';

interface NewUser {
  userName: string;
  nickName: string;
  /** Null creates a user that can't log in with a password. */
  password: string | null;
  phone?: string;
  /** True for demo users, so that they are not asked for consent at every login. */
  hasConsented?: boolean;
  roles: readonly string[];
}

/** Creates the user with these roles, or returns the existing one of that name unchanged. */
export async function createUser(
  db: Database,
  { userName, nickName, password, phone, hasConsented = false, roles }: NewUser,
): Promise<{ id: number; isNew: boolean }> {
  const existing = await findUserId(db, userName);
  if (existing !== null) return { id: existing, isNew: false };
  const passwordHash = password === null ? null : await hashPassword(password);
  return inTransaction(db, async (transaction) => {
    const id = await insertUser(transaction, { userName, nickName, passwordHash, phone: phone ?? null });
    if (id === null) throw new Error(`The user name ${userName} or its phone is taken.`);
    for (const role of roles) await assignRole(transaction, id, role);
    if (hasConsented) await insertCurrentConsent(transaction, id, 'agreement');
    return { id, isNew: true };
  });
}
