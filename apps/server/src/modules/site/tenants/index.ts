export { workTenantJobs } from './delete-tenant-job.ts';
export { prepareTenant } from './prepare-tenant.ts';
export { defaultTenantSchema, prepareTenants } from './prepare-tenants.ts';
export { schemaForHost } from './schema-for-host.ts';
export { listTenants } from './tenant.repository.ts';
export { tenantArchiveRoutes } from './tenant-archive.routes.ts';
export { tenantDirectory } from './tenant-directory.ts';
export { tenantManagementRoutes } from './tenant-management.routes.ts';
