import type { Database } from '../../../platform/database/database.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import type { ReactionBuffer } from './reaction-buffer.ts';

/** Person who runs a hall. */
export interface InteractionHost {
  db: Database;
  actor: { id: number };
}

export interface InteractionDeps {
  /** Site time zone (IANA name). */
  timeZone: string;
  /** Seals a lottery's seed until the draw. */
  box: SecretBox;
  reactions: ReactionBuffer;
}
