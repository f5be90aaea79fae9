import { readScannedText } from '@tuyuan/format/check-in/read-scanned-text.ts';
import { type CheckedPass, checkPass, conferenceOfPass } from '@tuyuan/format/check-in/ticket-pass.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { markTicketCode, markTicketQr } from '../registration/index.ts';
import type { KeyRing } from './conference-keys.ts';
import type { TicketCache } from './ticket-cache.ts';
import type { TicketCopy } from './ticket-copy.repository.ts';

/** What was shown: which ticket, in which way, and whether it was shown in time. */
export interface ShownTicket {
  ticket: TicketCopy | undefined;
  method: 'pass' | 'qr' | 'code' | 'hand';
  /** A true code, but of another time: a picture of it. */
  isStale: boolean;
  /** Of the phone whose code it is. */
  sessionId: number | null;
  /** It names a person, but is no right to anything: several may be meant. */
  isAmbiguous: boolean;
}

export interface ShownDeps {
  keys: KeyRing;
  memo: TicketCache;
  /** That ticket codes and tokens are marked with. */
  ticketBox: SecretBox;
}

const nobody: ShownTicket = {
  ticket: undefined,
  method: 'code',
  isStale: false,
  sessionId: null,
  isAmbiguous: false,
};

/** Whose ticket a scanned or typed text shows, at `at` (milliseconds since 1970). */
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

/** By this conference's key, else by that of the one it says it is of: a guest of another meeting is told so, not called a forger. */
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
