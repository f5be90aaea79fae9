import type { Database } from '../../../platform/database/database.ts';
import type { Tenant } from '../../../platform/http/request-context.ts';
import { listTenants, type TenantRow } from './tenant.repository.ts';

/** How long a process may not know of a change. */
export const directoryFreshMs = 5000;

interface TenantDirectory {
  find(host: string): Promise<Tenant | null>;
  /** Makes the next `find` read from the database. */
  forget(): void;
}

/**
 * Maps host name → tenant, cached 5 seconds. An unclaimed host belongs to the default tenant while that is the only
 * one; once there are more, only the default's own host (if it has one) and plain addresses do.
 */
export function tenantDirectory(platform: Database, now: () => number = Date.now): TenantDirectory {
  let rows: Promise<TenantRow[]> | undefined;
  let readAt = 0;
  return {
    async find(host) {
      if (rows === undefined || now() - readAt > directoryFreshMs) {
        readAt = now();
        const before = rows;
        // A failed read must not be cached; while the database is unavailable, the last known sites stay valid.
        rows = listTenants(platform).catch((error: unknown) => {
          rows = before;
          if (before === undefined) throw error;
          return before;
        });
      }
      return pick(await rows, host.toLowerCase());
    },
    forget() {
      readAt = Number.NEGATIVE_INFINITY;
    },
  };
}

function pick(rows: TenantRow[], host: string): Tenant | null {
  const own = rows.find((row) => row.host_name === host);
  const fallback = rows.length === 1 || isPlainAddress(host) ? rows.find((row) => row.is_default) : undefined;
  const row = own ?? fallback;
  if (!row) return null;
  return {
    id: row.id,
    name: row.name,
    schema: row.schema_name,
    isHost: row.is_default,
    isSuspended: row.is_suspended,
    isOnly: rows.length === 1,
  };
}

function isPlainAddress(host: string): boolean {
  return host === 'localhost' || /^\d+\.\d+\.\d+\.\d+$/.test(host) || host.startsWith('[') || host.includes(':');
}
