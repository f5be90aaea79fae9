import { isTicketCode, normaliseTicketCode } from './ticket-code.ts';

const tokenPattern = /^[A-Za-z0-9_-]{22}$/;

/**
 * Returns the target of a ticket's QR code. The token follows the `#`: browsers do not send that part, so it appears in
 * no log and no Referer.
 */
export function ticketLink(origin: string, conferenceId: number, token: string): string {
  return `${origin}/meeting/login?id=${conferenceId}#ticket=${token}`;
}

/** A typed or scanned ticket: its typed code, normalised, or the token of its QR code. */
export type ReadTicket = { kind: 'code'; code: string } | { kind: 'token'; token: string };

/** Takes a typed code, a token, or a link with either behind `ticket=`; null for what can be no ticket at all. */
export function readTicket(text: string): ReadTicket | null {
  const given = /[?#&]ticket=([^&#\s]*)/.exec(text)?.[1] ?? text.trim();
  if (tokenPattern.test(given)) return { kind: 'token', token: given };
  const code = normaliseTicketCode(given);
  return isTicketCode(code) ? { kind: 'code', code } : null;
}
