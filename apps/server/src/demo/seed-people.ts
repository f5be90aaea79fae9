import { createUser } from '../modules/account/index.ts';
import type { Database } from '../platform/database/database.ts';
import type { DemoPhotographer } from './demo-content.ts';
import { demoPassword, demoUsers } from './demo-logins.ts';
import { insertPhotographer } from './seed-people.repository.ts';

/** Creates the demo's users and photographers. `viewsOf` returns the views of a photographer's images. */
export async function seedPeople(
  db: Database,
  photographers: readonly DemoPhotographer[],
  regionIds: ReadonlyMap<string, number>,
  viewsOf: (userName: string) => number,
): Promise<void> {
  const login = { password: demoPassword, hasConsented: true };
  for (const { userName, nickName, phone, roles } of demoUsers)
    await createUser(db, { ...login, userName, nickName, phone, roles: [...roles, 'user'] });
  for (const photographer of photographers) {
    const { userName, nickName, region } = photographer;
    const { id } = await createUser(db, { ...login, userName, nickName, roles: ['photographer', 'user'] });
    await insertPhotographer(db, {
      ...photographer,
      userId: id,
      regionId: regionIds.get(region) ?? null,
      viewCount: viewsOf(userName),
    });
  }
}
