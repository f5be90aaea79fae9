import { readTicket } from '@tuyuan/format/ticket-link.ts';

/** Returns the ticket in a QR code: the token of a login address, or a typed code. */
export function ticketOfQr(text: string): string | undefined {
  const inHash = URL.canParse(text) ? tokenOfHash(new URL(text).hash) : undefined;
  const read = readTicket(inHash ?? text);
  return read?.kind === 'code' ? read.code : read?.token;
}

/** Returns the token in an address's fragment: `#ticket=…`, on printed tickets also `#t=…`. */
export function tokenOfHash(hash: string): string | undefined {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  return (parameters.get('ticket') ?? parameters.get('t')) || undefined;
}
