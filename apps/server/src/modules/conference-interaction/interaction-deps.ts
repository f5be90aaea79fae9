import type { SecretBox } from '../../platform/secret-box.ts';
import type { ReactionBuffer } from './reaction-buffer.ts';

export interface InteractionDeps {
  /** The site's time zone (IANA name). */
  timeZone: string;
  /** Keeps a lottery's seed until it is drawn. */
  box: SecretBox;
  reactions: ReactionBuffer;
}
