import type { QueuedScan } from '@tuyuan/contract/conference/check-in.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { ScanningDeps } from './check-in-deps.ts';
import { readShownTicket, type ShownTicket } from './read-shown-ticket.ts';
import { readSignPoints, type SignPointRow } from './sign-point.repository.ts';
import { findTickets, type TicketCopy } from './ticket-copy.repository.ts';

/** Scan by an offline phone, with the ticket it shows. */
export interface Uploaded {
  item: QueuedScan;
  point: SignPointRow | undefined;
  ticket: TicketCopy | undefined;
  method: ShownTicket['method'];
  isStale: boolean;
}

/** Sorted by ticket, then by time, so that concurrent batches never deadlock. Tickets are read from the database, not from the cache. */
export async function readUploaded(
  deps: ScanningDeps,
  db: Database,
  conferenceId: number,
  items: readonly QueuedScan[],
): Promise<Uploaded[]> {
  const now = Date.now();
  const shown: { item: QueuedScan; shown: ShownTicket }[] = [];
  for (const given of items) {
    // Caps the time at now: a phone whose clock runs ahead must not lose against others.
    const item = { ...given, scannedAt: Math.min(given.scannedAt, now) };
    shown.push({ item, shown: await readShownTicket(deps, db, conferenceId, item.text, item.scannedAt) });
  }
  const ids = shown.flatMap((one) => one.shown.ticket?.ticketId ?? []);
  const [tickets, points] = await Promise.all([findTickets(db, ids), readSignPoints(db, conferenceId)]);
  const ticketOf = new Map(tickets.map((ticket) => [ticket.ticketId, ticket]));
  const pointOf = new Map(points.map((point) => [point.id, point]));
  return shown
    .map(({ item, shown: { ticket, method, isStale } }) => ({
      item,
      point: pointOf.get(item.pointId),
      ticket: ticket && ticketOf.get(ticket.ticketId),
      method,
      isStale,
    }))
    .sort((a, b) => (a.ticket?.ticketId ?? 0) - (b.ticket?.ticketId ?? 0) || a.item.scannedAt - b.item.scannedAt);
}
