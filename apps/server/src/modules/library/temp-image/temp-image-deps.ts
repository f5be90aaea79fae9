import type { ImagingPool } from '../../../platform/imaging/imaging-pool.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import type { FaceProviders } from '../faces/index.ts';
import type { LookTables } from '../similar/index.ts';
import type { KeptLooks } from './kept-looks.ts';

export interface TempImageDeps {
  imaging: Pick<ImagingPool, 'describe' | 'redraw'>;
  /** Seals what people search with. */
  box: Pick<SecretBox, 'sealBytes' | 'openBytes'>;
  tables: LookTables;
  kept: KeptLooks;
  faces: FaceProviders;
}
