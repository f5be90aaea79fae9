import type { Database } from '../../../platform/database/database.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import type { ReactionBuffer } from './reaction-buffer.ts';

/** Whoever runs a hall. */
export interface InteractionHost {
  db: Database;
  actor: { id: number };
}

export interface InteractionDeps {
  /** The site's time zone (IANA name). */
  timeZone: string;
  /** Keeps a lottery's seed until it is drawn. */
  box: SecretBox;
  reactions: ReactionBuffer;
}
