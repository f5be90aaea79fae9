import type { Database } from '../../../platform/database/database.ts';
import type { DomainEvents } from '../../../platform/events/domain-events.ts';
import type { BlobStore } from '../../../platform/storage/blob-store.ts';
import type { ThrottleRules } from '../identity/index.ts';

export interface AccountSafetyDeps {
  timeZone: string;
  rules: ThrottleRules;
  /** Between asking for the deletion of an account and the deletion. */
  graceSeconds: number;
  storage: BlobStore;
  events: DomainEvents;
  /** Returns the data that conferences store about a user, part by part. */
  readAttendanceOf: (db: Database, userId: number) => Promise<Record<string, unknown>>;
}
