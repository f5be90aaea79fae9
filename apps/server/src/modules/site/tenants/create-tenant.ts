import { randomBytes } from 'node:crypto';
import type { InputOf, OutputOf } from '@tuyuan/contract/endpoint.ts';
import type * as tenantManagement from '@tuyuan/contract/site/tenant-management.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { migrateSchema, migrationFolders } from '../../../platform/database/migrate.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import {
  claimHostName,
  markPasswordTemporary,
  markTenantFailed,
  nameSite,
  openTenant,
} from './managed-tenant.repository.ts';
import { presentTenant } from './present-tenants.ts';
import { schemaForHost } from './schema-for-host.ts';
import type { TenantManagementDeps } from './tenant-management-deps.ts';

/**
 * Creates a site: tables by the same migrations as every other, roles, menu, and one administrator. It serves requests
 * once all of that exists; a failed creation can be retried. Throws `Tenant.HostTaken`, also for the later of two at
 * once.
 */
export async function createTenant(
  input: InputOf<typeof tenantManagement.createTenant>,
  deps: TenantManagementDeps,
): Promise<OutputOf<typeof tenantManagement.createTenant>> {
  const { databases } = deps;
  // A schema of its own even when a site of that name was moved to another host before.
  const schema = `${schemaForHost(input.hostName)}_${randomBytes(3).toString('hex')}`;
  const claimed = await orThrow(claimHostName(databases.platform, { ...input, schema }), 'Tenant.HostTaken');
  try {
    await migrateSchema(databases.connection, claimed.schema_name, migrationFolders.tenant);
    const temporaryPassword = await inTransaction(databases.of(claimed.schema_name), async (transaction) => {
      const made = await deps.seedBasics(transaction, { isHost: false }, input.administratorName);
      if (!made) throw new Error(`The schema ${claimed.schema_name} of a new site has users already.`);
      await nameSite(transaction, input.name);
      await markPasswordTemporary(transaction, input.administratorName);
      await openTenant(transaction, claimed.id);
      return made.adminPassword;
    });
    deps.forgetDirectory();
    return {
      tenant: await presentTenant(deps, claimed.id),
      administratorName: input.administratorName,
      temporaryPassword,
    };
  } catch (error) {
    await markTenantFailed(databases.platform, claimed.id);
    throw error;
  }
}
