/** What a ticket's typed code is made of: 31 signs, none that is read as another (no 0, O, 1, I, L). */
export const ticketCodeAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
/** Ten signs of chance and one to check them by. */
export const ticketCodeLength = 11;

/** Capitals without spaces and hyphens, as a code is compared. */
export function normaliseTicketCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '');
}

/**
 * The eleventh sign for the first ten. The sum is weighted by place and taken modulo the prime 31, so that one wrong sign and two
 * swapped neighbours never go unseen.
 */
export function ticketCheckSign(tenSigns: string): string {
  const sum = [...tenSigns].reduce((total, sign, index) => total + (index + 1) * ticketCodeAlphabet.indexOf(sign), 0);
  return ticketCodeAlphabet.charAt(sum % ticketCodeAlphabet.length);
}

/** Whether a normalised code can be one at all; a slip of the finger is told before the server is asked. */
export function isTicketCode(code: string): boolean {
  return (
    code.length === ticketCodeLength &&
    [...code].every((sign) => ticketCodeAlphabet.includes(sign)) &&
    code.charAt(ticketCodeLength - 1) === ticketCheckSign(code.slice(0, ticketCodeLength - 1))
  );
}

/** In groups of four, four and three, also while it is being typed: `K7QW-3MHD-9TB`. */
export function formatTicketCode(code: string): string {
  return [code.slice(0, 4), code.slice(4, 8), code.slice(8, ticketCodeLength)]
    .filter((group) => group !== '')
    .join('-');
}
