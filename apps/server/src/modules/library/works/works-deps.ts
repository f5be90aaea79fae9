import type { SecretBox } from '../../../platform/secret-box.ts';

export interface WorksDeps {
  /** Site time zone (IANA name). */
  timeZone: string;
  /** Keeps the tokens of links to albums. */
  shareBox: SecretBox;
}
