import type { SecretBox } from '../../platform/secret-box.ts';
import type { KeyRing } from './conference-keys.ts';
import type { TicketMemo } from './ticket-memo.ts';

export interface CheckInDeps {
  timeZone: string;
  keys: KeyRing;
  memo: TicketMemo;
  /** That ticket codes and tokens are marked and sealed with. */
  ticketBox: SecretBox;
  /** That poster codes are made with. */
  posterBox: SecretBox;
}
