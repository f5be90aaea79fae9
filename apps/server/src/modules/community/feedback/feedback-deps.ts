import type { ImagingPool } from '../../../platform/imaging/imaging-pool.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';

export interface FeedbackDeps {
  imaging: ImagingPool;
  /** Seals the pictures. */
  box: SecretBox;
}
