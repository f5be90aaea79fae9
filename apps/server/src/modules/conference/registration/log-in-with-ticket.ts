import type { ConferenceSession } from '@tuyuan/contract/conference/ticket-auth.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { conferenceStateNumbers } from '@tuyuan/format/conference-words.ts';
import { formatDateTime } from '@tuyuan/format/date.ts';
import { readTicket } from '@tuyuan/format/ticket-link.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { addressKey } from '../../../platform/http/address-key.ts';
import { holdsTicket, type RequestContext } from '../../../platform/http/request-context.ts';
import type { ConferenceDeps } from './conference-deps.ts';
import { guessTicket } from './ticket-guess.ts';
import {
  deleteTicketSession,
  findBearerByCode,
  findBearerByToken,
  insertTicketSession,
  type TicketBearer,
} from './ticket-login.repository.ts';
import { markTicketCode, markTicketQr } from './ticket-secrets.ts';
import { newTicketSessionToken } from './ticket-session-token.ts';

const emptySession: ConferenceSession = {
  userId: 0,
  userType: 0,
  conferenceId: 0,
  sessionToken: '',
  name: '',
  isReadOnly: false,
};

/**
 * Logs a phone in with what was typed or scanned; the newest three of a ticket stay. Without a ticket it ends the phone's session.
 * Throws `Ticket.Malformed` for what can be no ticket, `.Unknown`, `.Revoked`, `.NotYetOpen`, `Conference.Cancelled`, and
 * `Ticket.TooManyGuesses` or `Request.TooMany` with the seconds to wait.
 */
export async function logInWithTicket(
  deps: ConferenceDeps,
  context: RequestContext,
  ticket: string,
): Promise<ConferenceSession> {
  const { db, clientIp, userAgent } = context;
  if (ticket === '') {
    if (holdsTicket(context)) await deleteTicketSession(db, context.ticket.ticketId, context.ticket.sessionId);
    return emptySession;
  }
  const bearer = await findBearer(deps, context, ticket);
  deps.logIns.begin(`${context.tenant.schema} ${bearer.ticket_id}`);
  refuseClosed(bearer, deps.timeZone);
  const { token, tokenHash } = newTicketSessionToken();
  const session = { ticketId: bearer.ticket_id, tokenHash, clientIp, userAgent };
  const isIn = await inTransaction(db, (transaction) => insertTicketSession(transaction, session));
  if (!isIn) throw refused('Ticket.Revoked');
  return {
    userId: bearer.attendee_id,
    userType: bearer.user_type,
    conferenceId: bearer.conference_id,
    sessionToken: token,
    name: bearer.name,
    isReadOnly: bearer.conference_state >= conferenceStateNumbers.ended,
  };
}

/** A token of 128 bits is not guessed, so only typed codes count as guesses; what the check sign refuses is not even looked up. */
async function findBearer(
  { box, guesses, nonsense }: ConferenceDeps,
  { db, clientIp, userAgent }: RequestContext,
  text: string,
): Promise<TicketBearer> {
  const read = readTicket(text);
  if (!read) {
    nonsense.begin(clientIp);
    throw refused('Ticket.Malformed');
  }
  if (read.kind === 'token') {
    const bearer = await findBearerByToken(db, markTicketQr(box, read.token));
    if (bearer) return bearer;
    nonsense.begin(clientIp);
    throw refused('Ticket.Unknown');
  }
  const guesser = { address: addressKey(clientIp), userAgent };
  const bearer = await guessTicket(db, guesser, guesses, () => findBearerByCode(db, markTicketCode(box, read.code)));
  if (!bearer) throw refused('Ticket.Unknown');
  return bearer;
}

function refuseClosed(bearer: TicketBearer, timeZone: string): void {
  if (bearer.is_void)
    throw refused('Ticket.Revoked', bearer.office_phone && `这张参会票已作废，请联系会务 ${bearer.office_phone}。`);
  if (bearer.stored_state === 'cancelled')
    throw refused('Conference.Cancelled', bearer.cancelled_reason && `会议已取消：${bearer.cancelled_reason}`);
  const opensAt = bearer.phones_from;
  if (bearer.conference_state === conferenceStateNumbers.draft || !bearer.is_open)
    throw refused(
      'Ticket.NotYetOpen',
      !bearer.is_open && opensAt ? `会议手机端 ${formatDateTime(opensAt, timeZone).slice(0, 16)} 开放。` : '',
    );
}

function refused(
  code: 'Ticket.Malformed' | 'Ticket.Unknown' | 'Ticket.Revoked' | 'Ticket.NotYetOpen' | 'Conference.Cancelled',
  exact = '',
): AppError {
  const { message } = exact === '' ? new AppError(code) : { message: exact };
  return new AppError(code, { message, validationErrors: [{ message, members: ['ticket'] }] });
}
