import { readScannedText } from '@tuyuan/format/check-in/read-scanned-text.ts';
import { type CheckedPass, checkPass, conferenceOfPass } from '@tuyuan/format/check-in/ticket-pass.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { markTicketCode, markTicketQr } from '../registration/index.ts';
import type { KeyRing } from './conference-keys.ts';
import type { TicketCache } from './ticket-cache.ts';
import type { TicketCopy } from './ticket-copy.repository.ts';

/** What was shown: which ticket, by which method, and whether it was still valid. */
export interface ShownTicket {
  ticket: TicketCopy | undefined;
  method: 'pass' | 'qr' | 'code' | 'hand';
  /** A genuine code of another time, such as a screenshot. */
  isStale: boolean;
  /** Session of the phone that showed the code. */
  sessionId: number | null;
  /** Identifies people but grants nothing, because several may match. */
  isAmbiguous: boolean;
}

export interface ShownDeps {
  keys: KeyRing;
  memo: TicketCache;
  /** Signs ticket codes and tokens. */
  ticketBox: SecretBox;
}

const nobody: ShownTicket = {
  ticket: undefined,
  method: 'code',
  isStale: false,
  sessionId: null,
  isAmbiguous: false,
};

/** Returns the ticket that a scanned or typed text shows, at `at` (milliseconds since 1970). */
export async function readShownTicket(
  { keys, memo, ticketBox }: ShownDeps,
  db: Database,
  conferenceId: number,
  text: string,
  at: number,
): Promise<ShownTicket> {
  const shown = readScannedText(text);
  switch (shown.kind) {
    case 'code':
      return { ...nobody, ticket: await memo.byMark(db, conferenceId, markTicketCode(ticketBox, shown.code)) };
    case 'qr':
      return {
        ...nobody,
        method: 'qr',
        ticket: await memo.byMark(db, conferenceId, markTicketQr(ticketBox, shown.token)),
      };
    case 'pass': {
      const checked = await checkedPass(keys, db, conferenceId, shown.text, at);
      if (checked.state === 'forged') return { ...nobody, method: 'pass' };
      const { ticketId, sessionId } = checked.certificate;
      return {
        ...nobody,
        method: 'pass',
        ticket: await memo.byId(db, conferenceId, ticketId),
        isStale: checked.state === 'stale',
        sessionId,
      };
    }
    case 'phone':
      return { ...nobody, isAmbiguous: true };
    case 'unknown':
      return nobody;
  }
}

/**
 * Checks with this conference's key, then with that of the conference the pass names, so that a pass of another
 * conference is reported as such and not as forged.
 */
async function checkedPass(
  keys: KeyRing,
  db: Database,
  conferenceId: number,
  text: string,
  at: number,
): Promise<CheckedPass> {
  const own = await keys.of(db, conferenceId);
  const checked: CheckedPass = own ? await checkPass(own.publicKey, text, at) : { state: 'forged' };
  if (checked.state !== 'forged') return checked;
  const named = conferenceOfPass(text);
  const other = named === undefined || named === conferenceId ? undefined : await keys.of(db, named);
  return other ? checkPass(other.publicKey, text, at) : checked;
}
