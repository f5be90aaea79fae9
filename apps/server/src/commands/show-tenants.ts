import { listTenants } from '../modules/site/index.ts';
import { openInstallation } from './open-installation.ts';

/** `tuyuan tenant list`. */
export async function showTenants(): Promise<void> {
  const { databases, close } = await openInstallation();
  try {
    for (const tenant of await listTenants(databases.platform)) {
      const state = tenant.is_suspended ? 'suspended' : 'active';
      process.stdout.write(`${tenant.id}  ${tenant.host_name ?? '(every other host)'}  ${tenant.name}  ${state}\n`);
    }
  } finally {
    await close();
  }
}
