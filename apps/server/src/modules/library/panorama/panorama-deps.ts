import type { SecretBox } from '../../../platform/secret-box.ts';
import type { IngestDeps } from '../ingest/index.ts';

export interface PanoramaDeps extends Pick<IngestDeps, 'imaging' | 'storage' | 'jobs'> {
  timeZone: string;
  /** Seals what a preview's link is for. */
  box: Pick<SecretBox, 'seal' | 'open'>;
}
