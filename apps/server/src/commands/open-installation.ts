import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Config, configFromProcess } from '../config.ts';
import { defaultTenantSchema, prepareTenants, tenantDirectory } from '../modules/site/index.ts';
import { connectDatabase, type DatabaseServer } from '../platform/database/connect-database.ts';
import { openTenantDatabases, type TenantDatabases } from '../platform/database/tenant-databases.ts';

export interface Installation {
  config: Config;
  connection: DatabaseServer['connection'];
  databases: TenantDatabases;
  close(): Promise<void>;
}

/** Opens and migrates the installation named by the environment, whether or not a server is running. The caller must close it. */
export async function openInstallation(): Promise<Installation> {
  const config = configFromProcess();
  const server = await connectDatabase({ databaseUrl: config.DATABASE_URL, dataDir: config.DATA_DIR });
  const databases = openTenantDatabases(server.connection, {
    poolSize: config.DATABASE_POOL_SIZE,
    statementTimeoutMs: config.STATEMENT_TIMEOUT_MS,
  });
  const close = async () => {
    await databases.close();
    await server.release();
  };
  try {
    await prepareTenants(databases);
  } catch (error) {
    await close();
    throw error;
  }
  return { config, connection: server.connection, databases, close };
}

/** Schema of the tenant of that host name; of the first tenant without one. Throws `Tenant.NotFound`. */
export async function schemaOfHost(databases: TenantDatabases, host: string | undefined): Promise<string> {
  if (host === undefined) return defaultTenantSchema;
  const tenant = await tenantDirectory(databases.platform).find(host);
  if (!tenant) throw new AppError('Tenant.NotFound', { details: host });
  return tenant.schema;
}
