import type { Database } from '../../../platform/database/database.ts';
import type { Tenant } from '../../../platform/http/request-context.ts';
import type { BlobStore } from '../../../platform/storage/blob-store.ts';
import type { ThrottleRules } from '../identity/index.ts';

export interface AccountSafetyDeps {
  timeZone: string;
  rules: ThrottleRules;
  /** Between asking for the deletion of an account and the deletion. */
  graceSeconds: number;
  storage: BlobStore;
  /** Makes search agree with a photographer's name; in the transaction that changed it. */
  followAuthorInSearch: (transaction: Database, tenant: Pick<Tenant, 'schema'>, userId: number) => Promise<void>;
  /** Ends the registrations for conferences ahead of an account that is about to be deleted. */
  leaveConferences: (transaction: Database, tenant: Pick<Tenant, 'schema'>, userId: number) => Promise<void>;
  /** What conferences keep on a user, part by part. */
  readAttendanceOf: (db: Database, userId: number) => Promise<Record<string, unknown>>;
}
