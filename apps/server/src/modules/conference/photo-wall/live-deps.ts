import type { SecretBox } from '../../../platform/secret-box.ts';
import type { IngestDeps } from '../../library/index.ts';

export interface LiveDeps {
  /** Site time zone (IANA name). */
  timeZone: string;
  ingest: IngestDeps;
  /** Seals the links to originals. */
  box: SecretBox;
}
