import {
  formatTicketCode,
  normaliseTicketCode,
  ticketCodeAlphabet,
  ticketCodeLength,
} from '@tuyuan/format/ticket-code.ts';

interface Typed {
  /** In groups, as it is shown. */
  readonly text: string;
  /** Position of the caret in it. */
  readonly caret: number;
}

function signsOf(text: string): string {
  return [...normaliseTicketCode(text)].filter((sign) => ticketCodeAlphabet.includes(sign)).join('');
}

/**
 * Formats typed or pasted text in groups and capitals, without characters that no code contains; the caret stays behind
 * the same character.
 */
export function typeTicketCode(typed: string, caret: number): Typed {
  const before = signsOf(typed.slice(0, caret)).slice(0, ticketCodeLength);
  const text = formatTicketCode(signsOf(typed).slice(0, ticketCodeLength));
  return { text, caret: formatTicketCode(before).length };
}
