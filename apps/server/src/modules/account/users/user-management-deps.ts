import type { DomainEvents } from '../../../platform/events/domain-events.ts';
import type { BlobStore } from '../../../platform/storage/blob-store.ts';
import type { ExportDesk } from '../../site/index.ts';
import type { SessionRules } from '../identity/index.ts';

export interface UserManagementDeps {
  /** The site's time zone (IANA name): the days of filters are meant in it. */
  timeZone: string;
  sessionRules: SessionRules;
  exports: ExportDesk;
  /** Storage of their pictures. */
  storage: BlobStore;
  events: DomainEvents;
}
