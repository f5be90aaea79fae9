import { createUser, openSession } from '../modules/account/index.ts';
import type { Database } from '../platform/database/database.ts';

export interface Person {
  authorization: string;
  phone: string;
}

let made = 0;

/** Users with a confirmed phone each, logged in. */
export async function plantPeople(db: Database, count: number): Promise<Person[]> {
  const found: Person[] = [];
  for (let i = 0; i < count; i += 1) {
    made += 1;
    const userName = `r${made}`;
    const phone = String(13_700_000_000 + made);
    const { id } = await createUser(db, { userName, nickName: userName, password: null, phone, roles: ['user'] });
    const token = await openSession(
      db,
      { sessionSeconds: 3600, rememberedSeconds: 3600 },
      { clientIp: '192.0.2.1', userAgent: 'test', letIn: { userId: null } },
      { userId: id, userName, method: 'password', rememberMe: false },
    );
    found.push({ authorization: `Bearer ${token}`, phone });
  }
  return found;
}
