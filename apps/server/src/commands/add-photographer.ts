import { randomBytes } from 'node:crypto';
import { createUser, insertSeedRoles } from '../modules/account/index.ts';
import { enrolPhotographer } from '../modules/library/index.ts';
import { defaultTenantSchema } from '../modules/site/index.ts';
import { openInstallation, schemaOfHost } from './open-installation.ts';

interface Options {
  name: string;
  host?: string;
}

/** `tuyuan photographer add`: creates the user if missing and makes them a photographer. A new password is printed once. */
export async function addPhotographer(userName: string, { name, host }: Options): Promise<void> {
  const { databases, close } = await openInstallation();
  try {
    const schema = await schemaOfHost(databases, host);
    const db = databases.of(schema);
    // No server may have opened this installation yet.
    await insertSeedRoles(db, { isHost: schema === defaultTenantSchema });
    const password = randomBytes(12).toString('base64url');
    const { id, isNew } = await createUser(db, { userName, nickName: name, password, roles: ['user', 'photographer'] });
    await enrolPhotographer(db, id);
    process.stdout.write(
      isNew ? `${userName} can log in with the password ${password}.\n` : `${userName} keeps the password there was.\n`,
    );
  } finally {
    await close();
  }
}
