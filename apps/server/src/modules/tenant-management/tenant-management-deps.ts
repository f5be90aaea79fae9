import type { TenantDatabases } from '../../platform/database/tenant-databases.ts';

export interface TenantManagementDeps {
  databases: TenantDatabases;
  timeZone: string;
  /** Makes the next request see what was changed here; other processes see it within five seconds. */
  forgetDirectory(): void;
}
