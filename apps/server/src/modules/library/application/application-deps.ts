import type { ImagingPool } from '../../../platform/imaging/imaging-pool.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import type { BlobStore } from '../../../platform/storage/blob-store.ts';

export interface ApplicationDeps {
  timeZone: string;
  storage: BlobStore;
  imaging: ImagingPool;
  /** Seals the pictures of identity cards. */
  box: SecretBox;
}
