import type { Database } from '../../platform/database/database.ts';

export interface LibraryManagementDeps {
  /** The site's time zone (IANA name). */
  timeZone: string;
  /** Queues these images for processing in the given transaction; `schema` is the tenant's. */
  queueProcessing(transaction: Database, schema: string, imageIds: readonly number[]): Promise<void>;
  /** Queues a run over whatever search does not have in its present form. */
  queueReindex(transaction: Database, schema: string): Promise<void>;
}
