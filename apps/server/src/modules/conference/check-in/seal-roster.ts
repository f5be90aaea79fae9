import { createHash } from 'node:crypto';
import { toBase64url } from '@tuyuan/format/check-in/base64url.ts';
import { type RosterSecret, rosterIndex, sealRosterLine } from '@tuyuan/format/check-in/roster-box.ts';
import { packRosterLine } from '@tuyuan/format/check-in/roster-line.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { openTicketSecrets } from '../registration/index.ts';
import type { ConferenceKeys } from './conference-keys.ts';
import { readRosterMarks, readSealedSecrets, storeRosterLine } from './roster.repository.ts';
import { readTicketsOf, type TicketCopy } from './ticket-copy.repository.ts';

interface Roster {
  conferenceId: number;
  keys: ConferenceKeys;
  ticketBox: SecretBox;
}

/** Seals up to `limit` lines that are missing or no longer true; whether all are true now. Only one process at a time. */
export async function sealRoster(transaction: Database, roster: Roster, limit: number): Promise<boolean> {
  const tickets = await readTicketsOf(transaction, roster.conferenceId);
  const marks = await readRosterMarks(transaction, roster.conferenceId);
  const old = tickets
    .map((ticket) => ({ ticket, mark: markOf(ticket) }))
    .filter(({ ticket, mark }) => !marks.get(ticket.ticketId)?.equals(mark));
  const due = old.slice(0, limit);
  const sealed = await readSealedSecrets(
    transaction,
    due.map(({ ticket }) => ticket.ticketId),
  );
  for (const { ticket, mark } of due) {
    const entries = await entriesOf(roster, ticket, sealed.get(ticket.ticketId));
    await storeRosterLine(transaction, { ...ticket, mark, entries });
  }
  return due.length === old.length;
}

/** Returns a hash of the line's content: phones receive it again only when the content changes. */
function markOf(ticket: TicketCopy): Buffer {
  const { version: _version, vouchers: _vouchers, ...said } = ticket;
  return createHash('sha256').update(JSON.stringify(said)).digest();
}

/** Returns one entry for each code the holder may show; the changing code comes first, and its index is the line's tag. */
async function entriesOf({ keys, ticketBox }: Roster, ticket: TicketCopy, sealed: Buffer | undefined) {
  const shown = sealed ? openTicketSecrets(ticketBox, sealed) : null;
  const pass: RosterSecret = { kind: 'pass', text: toBase64url(keys.rosterKeyOf(ticket.ticketId)) };
  const line = packRosterLine({
    ...ticket,
    tag: await rosterIndex(keys.salt, pass),
    isRevoked: ticket.revokedAt !== null,
    sign: shown?.code.charAt(0) ?? '',
  });
  const others: RosterSecret[] = shown
    ? [
        { kind: 'qr', text: shown.qr },
        { kind: 'code', text: shown.code },
      ]
    : [];
  return Promise.all([pass, ...others].map((secret) => sealRosterLine(keys.salt, secret, line)));
}
