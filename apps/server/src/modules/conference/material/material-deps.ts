import type { Database } from '../../../platform/database/database.ts';
import type { ImagingPool } from '../../../platform/imaging/imaging-pool.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import type { BlobStore } from '../../../platform/storage/blob-store.ts';

export interface MaterialDeps {
  timeZone: string;
  storage: BlobStore;
  imaging: ImagingPool;
  /** Signs the addresses that are good for one reader and five minutes. */
  linkBox: SecretBox;
}

/** Person who submits a material, and the tenant. */
export interface MaterialWriter {
  db: Database;
  tenant: { schema: string };
  actor: { id: number };
}
