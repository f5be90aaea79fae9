import type { Database } from '../../../platform/database/database.ts';
import type { TicketHolder } from '../../../platform/http/request-context.ts';
import { findTicketHolder } from './ticket-session.repository.ts';
import { hashTicketSessionToken } from './ticket-session-token.ts';

/** Returns the holder of the session of `token`; null if it is over, the ticket revoked or the registration cancelled. */
export function authenticateTicket(db: Database, token: string): Promise<TicketHolder | null> {
  return findTicketHolder(db, hashTicketSessionToken(token));
}
