import type { SecretBox } from '../../../platform/secret-box.ts';
import type { ExportDesk } from '../../site/index.ts';
import type { KeyRing } from './conference-keys.ts';
import type { TicketCache } from './ticket-cache.ts';

/** What judging a ticket takes. */
export interface ScanningDeps {
  timeZone: string;
  keys: KeyRing;
  memo: TicketCache;
  /** That ticket codes and tokens are marked and sealed with. */
  ticketBox: SecretBox;
}

export interface CheckInDeps extends ScanningDeps {
  exports: ExportDesk;
  /** That poster codes are made with. */
  posterBox: SecretBox;
}
