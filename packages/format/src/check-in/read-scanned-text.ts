import { readTicket } from '../ticket-link.ts';
import { isPassText } from './pass-text.ts';

/** What a scanned, pasted or typed text shows of a ticket. */
export type Credential =
  | { readonly kind: 'pass'; readonly text: string }
  | { readonly kind: 'qr'; readonly token: string }
  | { readonly kind: 'code'; readonly code: string }
  /** The end of a telephone number, or all of it: not a right to anything, but a way to find the person. */
  | { readonly kind: 'phone'; readonly digits: string }
  | { readonly kind: 'unknown' };

/** The changing code, the ticket's own (as an address with `ticket=` or bare), the typed one, or the digits of a telephone. */
export function readScannedText(scanned: string): Credential {
  const text = scanned.trim();
  if (isPassText(text)) return { kind: 'pass', text };
  const ticket = readTicket(text);
  if (ticket) return ticket.kind === 'code' ? ticket : { kind: 'qr', token: ticket.token };
  const digits = text.replaceAll(/[\s-]/g, '');
  return /^\d{4}$/.test(digits) || /^1\d{10}$/.test(digits) ? { kind: 'phone', digits } : { kind: 'unknown' };
}
