import { readTicket } from '../ticket-link.ts';
import { isPassText } from './pass-text.ts';

/** What a scanned, pasted or typed text identifies a ticket by. */
export type Credential =
  | { readonly kind: 'pass'; readonly text: string }
  | { readonly kind: 'qr'; readonly token: string }
  | { readonly kind: 'code'; readonly code: string }
  /** The last digits of a phone number, or all of it: a way to find the person, not proof of anything. */
  | { readonly kind: 'phone'; readonly digits: string }
  | { readonly kind: 'unknown' };

/** Recognises a rotating code, a ticket's own code (bare or in a URL with `ticket=`), a typed code, or phone digits. */
export function readScannedText(scanned: string): Credential {
  const text = scanned.trim();
  if (isPassText(text)) return { kind: 'pass', text };
  const ticket = readTicket(text);
  if (ticket) return ticket.kind === 'code' ? ticket : { kind: 'qr', token: ticket.token };
  const digits = text.replaceAll(/[\s-]/g, '');
  return /^\d{4}$/.test(digits) || /^1\d{10}$/.test(digits) ? { kind: 'phone', digits } : { kind: 'unknown' };
}
