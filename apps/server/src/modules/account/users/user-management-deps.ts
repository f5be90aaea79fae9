import type { Database } from '../../../platform/database/database.ts';
import type { Tenant } from '../../../platform/http/request-context.ts';
import type { BlobStore } from '../../../platform/storage/blob-store.ts';
import type { ExportDesk } from '../../site/index.ts';
import type { SessionRules } from '../identity/index.ts';

export interface UserManagementDeps {
  /** The site's time zone (IANA name). */
  timeZone: string;
  sessionRules: SessionRules;
  exports: ExportDesk;
  /** Where their pictures are. */
  storage: BlobStore;
  /** In the transaction that changes an author's name: search follows soon. */
  followAuthorInSearch(transaction: Database, tenant: Tenant, userId: number): Promise<void>;
  /** Ends the registrations for conferences ahead of an account that is about to be deleted. */
  leaveConferences(transaction: Database, tenant: Tenant, userId: number): Promise<void>;
}
