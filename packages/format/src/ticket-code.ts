/** The 31 characters of typed ticket codes; none can be mistaken for another (no 0, O, 1, I, L). */
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
 * Returns the eleventh character for the first ten. The sum is weighted by place and taken modulo the prime 31, so that
 * one wrong character or two swapped neighbours are always detected.
 */
export function ticketCheckSign(tenSigns: string): string {
  const sum = [...tenSigns].reduce((total, sign, index) => total + (index + 1) * ticketCodeAlphabet.indexOf(sign), 0);
  return ticketCodeAlphabet.charAt(sum % ticketCodeAlphabet.length);
}

/** Returns whether a normalised code is well-formed, so that typing errors are reported without asking the server. */
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
