import type { SecretBox } from '../../../platform/secret-box.ts';
import type { ExportDesk } from '../../site/index.ts';
import type { KeyRing } from './conference-keys.ts';
import type { TicketCache } from './ticket-cache.ts';

/** Dependencies for judging a ticket. */
export interface ScanningDeps {
  timeZone: string;
  keys: KeyRing;
  memo: TicketCache;
  /** Signs and seals ticket codes and tokens. */
  ticketBox: SecretBox;
}

export interface CheckInDeps extends ScanningDeps {
  exports: ExportDesk;
  /** Creates poster codes. */
  posterBox: SecretBox;
}
