import type { Database } from '../../../platform/database/database.ts';
import type { DomainEvents } from '../../../platform/events/domain-events.ts';
import type { ImagingPool } from '../../../platform/imaging/imaging-pool.ts';
import type { BlobStore } from '../../../platform/storage/blob-store.ts';

export interface FrontUserDeps {
  timeZone: string;
  storage: BlobStore;
  imaging: ImagingPool;
  /** Path of a published picture at about that many pixels, or "". */
  picturePath: (db: Database, imageId: number, width: 320 | 1600) => Promise<string>;
  events: DomainEvents;
  /** Phone number for help, or "". */
  servicePhone: (db: Database) => Promise<string>;
}
