export { createTenant } from './create-tenant.ts';
export { defaultTenantSchema, prepareTenants } from './prepare-tenants.ts';
export { schemaForHost } from './schema-for-host.ts';
export { listTenants } from './tenant.repository.ts';
export { tenantDirectory } from './tenant-directory.ts';
