import { domainToASCII } from 'node:url';
import { prepareTenant, schemaForHost } from '../modules/site/index.ts';
import { seedBasics } from '../seed-basics.ts';
import { openInstallation } from './open-installation.ts';

interface Options {
  name: string;
  host: string;
}

/** `tuyuan tenant add`: creates the schema, basic content and an administrator, whose password is printed once. */
export async function addTenant({ name, host }: Options): Promise<void> {
  // Browsers send the punycode form: 丽江.example becomes xn--….
  const hostName = /^[^\s/:?#@]+$/.test(host) ? domainToASCII(host) : '';
  if (hostName === '') throw new Error(`“${host}” is no host name; leave out https:// and the port.`);
  const schema = schemaForHost(hostName);
  const { databases, close } = await openInstallation();
  try {
    const isNew = await prepareTenant(databases, { schema, name, hostName });
    if (!isNew) throw new Error(`There is a tenant with the host name ${host} already.`);
    const made = await seedBasics(databases.of(schema), { isHost: false });
    process.stdout.write(`${name} answers under ${host}.\n`);
    if (made) process.stdout.write(`Log in as admin with the password ${made.adminPassword} and change it.\n`);
  } finally {
    await close();
  }
}
