import { seedBasics } from '../modules/demo/index.ts';
import { createTenant } from '../modules/tenant/index.ts';
import { openInstallation } from './open-installation.ts';

interface Options {
  name: string;
  host: string;
}

/** `tuyuan tenant add`: schema, basic content and an administrator, whose password is printed once. */
export async function addTenant({ name, host }: Options): Promise<void> {
  const schema = `tenant_${host.toLowerCase().replace(/[^a-z0-9]+/g, '_')}`;
  const { databases, close } = await openInstallation();
  try {
    const isNew = await createTenant(databases, { schema, name, hostName: host });
    if (!isNew) throw new Error(`There is a tenant with the host name ${host} already.`);
    const made = await seedBasics(databases.of(schema));
    process.stdout.write(`${name} answers under ${host}.\n`);
    if (made) process.stdout.write(`Log in as admin with the password ${made.adminPassword} and change it.\n`);
  } finally {
    await close();
  }
}
